// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { visitorErrorCodes } from '#schemas/operations'
import { ok, openVisitor, refused, serve } from '../../../tests/support/visitor-screen.tsx'
import { loadLoginTexts } from '../../locales/login-texts.ts'
import { readToken } from '../../session/credentials.ts'
import { popDepartQuestion } from '../../session/depart-question.ts'

const login = (multi_depart?: number) =>
  ok({ token: 'secret', userInfo: { id: '1', username: 'clerk' }, sysAllDictItems: {}, multi_depart }, '200')
const capable = (traits: object = {}) => ok({ captcha: false, demo: false, sms: true, ...traits })
const PHONE = '19900000002'

beforeEach(() => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en']))
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Opens the login page and selects the phone form. */
async function openPhone(routes: Parameters<typeof serve>[0] = {}) {
  const server = serve({ '/app/capabilities': capable(), '/sys/sms': ok(), ...routes })
  const page = await openVisitor('login')
  await page.user.click(screen.getByRole('tab', { name: 'With phone and code' }))
  await screen.findByLabelText('Mobile number')
  return { ...server, ...page }
}

const phone = () => screen.getByLabelText<HTMLInputElement>('Mobile number')
const code = () => screen.getByLabelText<HTMLInputElement>('SMS code')

test('a user signs in with a phone number and its code', async () => {
  const { user, to, onSignedIn } = await openPhone({ '/sys/phoneLogin': login() })

  await user.type(phone(), PHONE)
  await user.click(screen.getByRole('button', { name: 'Send code' }))
  await waitFor(() => expect(document.activeElement).toBe(code()))
  await user.keyboard('123456{Enter}')

  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
  expect(to('/sys/sms').map(({ values }) => values)).toEqual([{ mobile: PHONE, smsmode: '0' }])
  expect(to('/sys/phoneLogin').map(({ values }) => values)).toEqual([{ mobile: PHONE, captcha: '123456' }])
  expect(readToken()).toBe('secret')
})

test('messages of the server are not translated, even if they equal a translated text', async () => {
  const refusals = [refused('Register', visitorErrorCodes.phone), refused('Sign in')]
  serve({ '/app/capabilities': capable(), '/sys/phoneLogin': refusals })
  const { user } = await openVisitor('login', { texts: await loadLoginTexts('zh-CN') })
  await user.click(screen.getByRole('tab', { name: '手机验证码登录' }))
  await user.type(await screen.findByLabelText('手机号'), PHONE)

  await user.type(screen.getByLabelText('短信验证码'), '123456{Enter}')
  expect(await screen.findByText('Register')).toBeTruthy()
  await user.type(screen.getByLabelText('短信验证码'), '{Enter}')

  expect(await screen.findByText('Sign in')).toBeTruthy()
})

test('arrow keys, Home and End switch the tabs, and the focus stays on the tabs', async () => {
  serve({ '/app/capabilities': capable() })
  const { user } = await openVisitor('login')
  const [withPassword, withPhone] = screen.getAllByRole('tab')

  withPassword?.focus()
  await user.keyboard('{ArrowRight}')

  expect([document.activeElement, withPhone?.getAttribute('aria-selected')]).toEqual([withPhone, 'true'])
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(withPassword)
  await user.keyboard('{End}{Home}')
  expect([document.activeElement, withPhone?.tabIndex]).toEqual([withPassword, -1])
  expect(screen.getByLabelText('Password')).toBeTruthy()
})

test('the countdown and the typed values stay while the password tab is open', async () => {
  const { user } = await openPhone()
  await user.type(phone(), PHONE)
  await user.click(screen.getByRole('button', { name: 'Send code' }))
  await screen.findByRole('button', { name: /Send again in \d+ s/ })

  await user.click(screen.getByRole('tab', { name: 'With a password' }))
  await user.click(screen.getByRole('tab', { name: 'With phone and code' }))

  expect(screen.getByRole('button', { name: /Send again in (60|59) s/ })).toBeTruthy()
  expect(phone().value).toBe(PHONE)
})

test('another code can be sent only after 60 seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { to } = await openPhone()
  fireEvent.change(phone(), { target: { value: PHONE } })
  fireEvent.click(screen.getByRole('button', { name: 'Send code' }))
  await screen.findByRole('button', { name: /Send again in/ })

  await act(() => vi.advanceTimersByTimeAsync(58_000))
  fireEvent.click(screen.getByRole('button', { name: /Send again in/ }))
  expect(to('/sys/sms')).toHaveLength(1)
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  fireEvent.click(screen.getByRole('button', { name: 'Send again' }))

  await waitFor(() => expect(to('/sys/sms')).toHaveLength(2))
})

test('a code can be sent to another phone during the countdown of the first', async () => {
  const { user } = await openPhone()
  await user.type(phone(), PHONE)
  await user.click(screen.getByRole('button', { name: 'Send code' }))
  await screen.findByRole('button', { name: /Send again in/ })

  await user.clear(phone())
  await user.type(phone(), '19900000003')

  expect(screen.getByRole('button', { name: 'Send code' })).toBeTruthy()
})

test.each(['', '12', '12345678901', '29900000002', '199000000021'])(
  'no code is sent to the invalid mobile number "%s"',
  async (typed) => {
    const { user, to } = await openPhone()
    await user.type(phone(), typed || ' ')

    await user.click(screen.getByRole('button', { name: 'Send code' }))

    expect(phone().getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(phone())
    expect(to('/sys/sms')).toEqual([])
  },
)

test('after the server has required a captcha, it is shown and sent', async () => {
  const { user, to } = await openPhone({
    '/sys/sms': [refused('Wrong verification code', 412), ok()],
    '/sys/randomImage': ok('data:image/svg+xml;base64,AA=='),
  })
  await user.type(phone(), PHONE)

  await user.click(screen.getByRole('button', { name: 'Send code' }))
  await screen.findByText('Wrong verification code')
  expect(document.activeElement).toBe(screen.getByLabelText('Verification code'))
  await user.keyboard('ab12')
  await user.click(screen.getByRole('button', { name: 'Send code' }))

  await waitFor(() => expect(to('/sys/sms')).toHaveLength(2))
  expect(to('/sys/sms')[1]?.values).toMatchObject({
    captcha: 'ab12',
    checkKey: expect.stringMatching(/^\d{13}$/),
  })
})

test.each([
  ['of the code is shown at the code', refused('The code is wrong', 4606), 'SMS code'],
  ['of the phone is shown at the phone', refused('Not a valid mobile number', 4602), 'Mobile number'],
])('an error %s', async (_, answer, label) => {
  const { user, onSignedIn } = await openPhone({ '/sys/phoneLogin': answer })
  await user.type(phone(), PHONE)

  await user.type(code(), '000000{Enter}')

  await screen.findByText(answer.message)
  expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true')
  expect([document.activeElement, onSignedIn.mock.calls.length]).toEqual([screen.getByLabelText(label), 0])
})

test('an error without field is shown above the form', async () => {
  const { user } = await openPhone({ '/sys/phoneLogin': refused('Ask your administrator') })
  await user.type(phone(), PHONE)

  await user.type(code(), '000000{Enter}')

  expect((await screen.findByRole('alert')).textContent).toBe('Ask your administrator')
})

test.each([
  [0, 'none'],
  [1, undefined],
  [2, 'choose'],
])('signing in with %d departments stores the department question "%s"', async (count, question) => {
  const { user, onSignedIn } = await openPhone({ '/sys/phoneLogin': login(count) })
  await user.type(phone(), PHONE)

  await user.type(code(), '123456{Enter}')

  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
  expect(popDepartQuestion()).toBe(question)
})

test('without SMS only the password sign-in is offered', async () => {
  serve({ '/app/capabilities': capable({ sms: false }) })
  await openVisitor('login')

  await waitFor(() => expect(screen.queryByRole('tab')).toBeNull())
  expect(screen.queryByRole('link', { name: 'Register an account' })).toBeNull()
  expect(screen.getByLabelText('Password')).toBeTruthy()
})
