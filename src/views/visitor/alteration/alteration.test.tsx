// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ok, openVisitor, refused, serve } from '../../../../tests/support/visitor-screen.tsx'

const PHONE = '19912345678'
const VERIFY = '/sys/user/phoneVerification'
const CHANGE = '/sys/user/passwordChange'
const proof = ok({ smscode: 'proof-1', username: 'newcomer' })
const PASSWORD = ' x9$Kq2!vB7#m '

beforeEach(() => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en']))
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

async function openSteps(routes: Parameters<typeof serve>[0] = {}) {
  const server = serve({
    '/app/capabilities': ok({ captcha: false, demo: false, sms: true }),
    '/sys/sms': ok(),
    [VERIFY]: proof,
    [CHANGE]: ok(),
    ...routes,
  })
  return { ...server, ...(await openVisitor('alteration')) }
}

type User = Awaited<ReturnType<typeof openVisitor>>['user']

const current = () => document.querySelector('[aria-current="step"]')?.textContent

async function toCode(user: User) {
  await user.type(screen.getByLabelText('Mobile number'), `${PHONE}{Enter}`)
  await screen.findByLabelText('SMS code')
}

async function toPassword(user: User) {
  await toCode(user)
  await user.keyboard('123456{Enter}')
  await screen.findByLabelText('New password')
}

async function setPassword(user: User) {
  await user.type(screen.getByLabelText('New password'), PASSWORD)
  await user.type(screen.getByLabelText('Confirm password'), `${PASSWORD}{Enter}`)
}

test('a password is reset in four steps, and Enter continues and focuses the next input', async () => {
  const { user, sent } = await openSteps()
  expect([current(), document.activeElement]).toEqual(['1Phone', screen.getByLabelText('Mobile number')])

  await toCode(user)
  expect([current(), document.activeElement]).toEqual(['2SMS code', screen.getByLabelText('SMS code')])
  await user.keyboard('123456{Enter}')
  await screen.findByText('Choose a new password for newcomer.')
  expect([current(), document.activeElement]).toEqual([
    '3New password',
    screen.getByLabelText('New password'),
  ])
  await setPassword(user)

  const done = await screen.findByRole('heading', { name: 'Password changed' })
  expect([current(), document.activeElement]).toEqual(['4Done', done])
  const calls = sent.filter(({ path }) => path.startsWith('/sys/')).map(({ path, values }) => [path, values])
  expect(calls).toEqual([
    ['/sys/sms', { mobile: PHONE, smsmode: '2' }],
    [VERIFY, { phone: PHONE, smscode: '123456' }],
    [CHANGE, { username: 'newcomer', password: PASSWORD, smscode: 'proof-1', phone: PHONE }],
  ])
})

test('after the reset, the login page has the user name filled in', async () => {
  const { user } = await openSteps()
  await toPassword(user)
  await setPassword(user)

  await user.click(await screen.findByRole('link', { name: 'Go to sign in' }))

  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'User name' })).value).toBe('newcomer')
})

test('going back and forward keeps typed values and sends no other request', async () => {
  const { user, to } = await openSteps()
  await toPassword(user)
  await user.type(screen.getByLabelText('New password'), 'half')

  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect((await screen.findByLabelText<HTMLInputElement>('SMS code')).value).toBe('123456')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(screen.getByLabelText<HTMLInputElement>('Mobile number').value).toBe(PHONE)
  await user.click(screen.getByRole('button', { name: 'Send code and continue' }))
  await user.click(await screen.findByRole('button', { name: 'Continue' }))

  expect((await screen.findByLabelText<HTMLInputElement>('New password')).value).toBe('half')
  expect([to('/sys/sms').length, to(VERIFY).length]).toEqual([1, 1])
})

test('a wrong code shows an error at its input', async () => {
  const { user } = await openSteps({ [VERIFY]: refused('The code is wrong or expired', 4606) })
  await toCode(user)

  await user.keyboard('000000{Enter}')

  await screen.findByText('The code is wrong or expired')
  expect([current(), document.activeElement]).toEqual(['2SMS code', screen.getByLabelText('SMS code')])
})

test('an expired verification returns to the code step with a message, and a new code is verified', async () => {
  const answers = { [CHANGE]: [refused('Verify your phone again', 4604), ok()] }
  const { user, to } = await openSteps(answers)
  await toPassword(user)

  await setPassword(user)

  expect((await screen.findByRole('alert')).textContent).toContain('Request a new code.')
  const code = screen.getByLabelText<HTMLInputElement>('SMS code')
  expect([current(), code.value, document.activeElement]).toEqual(['2SMS code', '', code])
  await user.keyboard('654321{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Set password' }))
  await screen.findByRole('heading', { name: 'Password changed' })
  expect(to(VERIFY)).toHaveLength(2)
})

test('a password that the server rejects shows an error at its input', async () => {
  const { user } = await openSteps({ [CHANGE]: refused('This password is among the first', 4603) })
  await toPassword(user)

  await setPassword(user)

  await screen.findByText('This password is among the first')
  expect(document.activeElement).toBe(screen.getByLabelText('New password'))
})

test('different passwords are not sent', async () => {
  const { user, to } = await openSteps()
  await toPassword(user)

  await user.type(screen.getByLabelText('New password'), PASSWORD)
  await user.type(screen.getByLabelText('Confirm password'), 'another{Enter}')

  expect(screen.getByText('the two passwords entered differ!')).toBeTruthy()
  expect(to(CHANGE)).toEqual([])
})

test('a new password and its repetition are validated on blur', async () => {
  const { user } = await openSteps()
  await toPassword(user)

  await user.type(screen.getByLabelText('New password'), 'short')
  await user.type(screen.getByLabelText('Confirm password'), 'another')
  expect(screen.getByText('The password needs at least 8 characters.')).toBeTruthy()
  expect(screen.queryByText('the two passwords entered differ!')).toBeNull()
  await user.tab()

  expect(screen.getByText('the two passwords entered differ!')).toBeTruthy()
})

test('empty passwords are valid on blur, and show an error on submit', async () => {
  const { user, to } = await openSteps()
  await toPassword(user)
  await user.click(screen.getByLabelText('Confirm password'))
  await user.click(screen.getByLabelText('New password'))
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0)

  await user.click(screen.getByRole('button', { name: 'Set password' }))

  expect(screen.getByText('please enter the new password!')).toBeTruthy()
  expect(to(CHANGE)).toEqual([])
})

test.each([null, {}, { smscode: 7, username: 'newcomer' }])(
  'a malformed verification response shows an error: %j',
  async (answer) => {
    const { user } = await openSteps({ [VERIFY]: ok(answer) })
    await toCode(user)

    await user.keyboard('123456{Enter}')

    expect((await screen.findByRole('alert')).textContent).toContain("can't be read")
    await waitFor(() => expect(current()).toBe('2SMS code'))
  },
)
