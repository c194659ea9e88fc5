// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ok, openVisitor, refused, serve } from '../../../../tests/support/visitor-screen.tsx'

const capable = ok({ captcha: false, demo: false, sms: true })
const REGISTER = '/sys/user/register'
const filled = {
  'User name': 'newcomer',
  Password: 'x9$Kq2!vB7#m',
  'Confirm password': 'x9$Kq2!vB7#m',
  'Mobile number': '19912345678',
  'SMS code': '123456',
}

beforeEach(() => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en']))
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

async function openRegister(routes: Parameters<typeof serve>[0] = {}) {
  const server = serve({
    '/app/capabilities': capable,
    '/sys/sms': ok(),
    [REGISTER]: ok(),
    ...routes,
  })
  return { ...server, ...(await openVisitor('register')) }
}

type Page = Awaited<ReturnType<typeof openRegister>>

/** Fills in the form with valid values, some of which `changed` can replace, and submits the form. */
async function send({ user }: Page, changed: Partial<typeof filled> = {}) {
  for (const [label, value] of Object.entries({ ...filled, ...changed })) {
    await user.type(screen.getByLabelText(label), value || ' {Backspace}')
  }
  await user.click(screen.getByRole('button', { name: 'Register' }))
}

test('after registration the page shows the user name and opens the login with the name filled in', async () => {
  const page = await openRegister()

  await send(page)

  expect(await screen.findByText(/The account newcomer is created/)).toBeTruthy()
  expect(page.to(REGISTER).map(({ values }) => values)).toEqual([
    { username: 'newcomer', password: 'x9$Kq2!vB7#m', phone: '19912345678', smscode: '123456' },
  ])
  expect(location.pathname).toBe('/user/register-result')
  await waitFor(() => expect(document.title).toBe('Registration result · brand back office'))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Registered' }))
  await page.user.click(screen.getByRole('link', { name: 'Go to sign in' }))
  expect((await screen.findByLabelText<HTMLInputElement>('User name')).value).toBe('newcomer')
})

test('the button "Send code" requests a code for registration', async () => {
  const { user, to } = await openRegister()
  await user.type(screen.getByLabelText('Mobile number'), filled['Mobile number'])

  await user.click(screen.getByRole('button', { name: 'Send code' }))

  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('SMS code')))
  expect(to('/sys/sms')[0]?.values).toEqual({ mobile: '19912345678', smsmode: '1' })
})

test.each([
  ['User name', ' ', 'Enter your user name.'],
  ['User name', 'a b', 'Use 2 to 50 letters, digits, dots, hyphens or underscores.'],
  ['Password', '', 'Enter a password.'],
  ['Password', 'short', 'The password needs at least 8 characters.'],
  ['Password', 'newcomer', "The password can't be the user name."],
  ['Confirm password', 'another one', 'the two passwords entered differ!'],
  ['Mobile number', '123', 'Enter an 11-digit mobile number.'],
  ['SMS code', '', 'Enter the SMS code.'],
] as const)('the form is not sent if "%s" is "%s", and shows: %s', async (label, value, error) => {
  const page = await openRegister()

  await send(page, { [label]: value })

  expect(screen.getByText(error)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText(label))
  expect(page.to(REGISTER)).toEqual([])
})

test.each([
  ['Password', 'short', 'The password needs at least 8 characters.'],
  ['Password', 'newcomer', "The password can't be the user name."],
  ['Confirm password', 'another one', 'the two passwords entered differ!'],
  ['Mobile number', '123', 'Enter an 11-digit mobile number.'],
] as const)(
  'on blur, the input "%s" with the value "%s" shows an error without a request: %s',
  async (label, value, error) => {
    const { user, to } = await openRegister()
    await user.type(screen.getByLabelText('User name'), 'newcomer')
    await user.type(screen.getByLabelText('Password'), filled.Password)
    const input = screen.getByLabelText(label)
    await user.clear(input)
    await user.type(input, value)
    expect(screen.queryByText(error)).toBeNull()

    await user.tab()

    expect(screen.getByText(error)).toBeTruthy()
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).not.toBe(input)
    expect(to(REGISTER)).toEqual([])
  },
)

test('an untouched input shows no error on blur', async () => {
  const { user } = await openRegister()

  await user.click(screen.getByLabelText('Password'))
  await user.click(screen.getByLabelText('Confirm password'))
  await user.click(screen.getByLabelText('Mobile number'))
  await user.click(screen.getByLabelText('SMS code'))

  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0)
})

test('a password changed after its repetition is compared with it again', async () => {
  const { user } = await openRegister()
  await user.type(screen.getByLabelText('Password'), 'green tea leaf')
  await user.type(screen.getByLabelText('Confirm password'), 'green tea leaves')
  await user.tab()
  expect(screen.getByText('the two passwords entered differ!')).toBeTruthy()

  await user.type(screen.getByLabelText('Password'), 'ves{Backspace}')
  await user.tab()
  expect(screen.getByText('the two passwords entered differ!')).toBeTruthy()
  await user.clear(screen.getByLabelText('Password'))
  await user.type(screen.getByLabelText('Password'), 'green tea leaves')
  await user.tab()

  expect(screen.queryByText('the two passwords entered differ!')).toBeNull()
})

test('the error of a rejected value stays until the value changes', async () => {
  const page = await openRegister({ [REGISTER]: refused('This password is among the first', 4603) })
  await send(page)
  await screen.findByText('This password is among the first')

  await page.user.tab()

  expect(screen.getByText('This password is among the first')).toBeTruthy()
})

test.each([
  [4601, 'User name'],
  [4602, 'Mobile number'],
  [4603, 'Password'],
  [4606, 'SMS code'],
])('the error %d of the server is shown at "%s"', async (number, label) => {
  const page = await openRegister({ [REGISTER]: refused('The server says why', number) })

  await send(page)

  await screen.findByText('The server says why')
  expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(screen.getByLabelText(label))
})

test.each([
  ['teamaster', 'weak'],
  ['Longjing8', 'medium'],
  ['x9$Kq2!vB7#m', 'strong'],
])('the strength of %s is shown as a word: %s', async (password, strength) => {
  const { user } = await openRegister()
  await user.type(screen.getByLabelText('User name'), 'teamaster')

  await user.type(screen.getByLabelText('Password'), password)

  expect(screen.getByText(`Strength: ${strength}`)).toBeTruthy()
})

test('each password rule shows whether the password meets it', async () => {
  const { user } = await openRegister()

  await user.type(screen.getByLabelText('Password'), 'Tea')

  const rules = screen
    .getAllByRole('listitem')
    .map((item) => item.querySelector('[role=img]')?.getAttribute('aria-label'))
  expect(rules).toEqual(['not met', 'kept', 'kept'])
})

test.each([undefined, 7, { account: 7 }, { account: '' }, { account: 'x'.repeat(101) }, 'newcomer'])(
  'the result page without a registration links to the registration: %j',
  async (state) => {
    serve({ '/app/capabilities': capable })
    await openVisitor('register-result', { state })

    expect(screen.getByRole('heading', { name: 'No registration found' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Register an account' })).toBeTruthy()
  },
)

test('the result page shows the account again after a reload', async () => {
  serve({ '/app/capabilities': capable })
  await openVisitor('register-result', { state: { account: 'newcomer' } })

  expect(screen.getByText(/The account newcomer is created/)).toBeTruthy()
})

test('without SMS the registration form is not shown', async () => {
  serve({ '/app/capabilities': ok({ captcha: false, demo: false, sms: false }) })
  await openVisitor('register')

  expect(await screen.findByText(/SMS codes aren't available yet/)).toBeTruthy()
  expect(screen.queryByLabelText('User name')).toBeNull()
})
