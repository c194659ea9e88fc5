// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  ok,
  openVisitor,
  refused as refusal,
  serve as serveRoutes,
} from '../../../tests/support/visitor-screen.tsx'
import { readToken } from '../../session/credentials.ts'

const refused = refusal('Wrong user name or password')
const login = ok({ token: 'secret', userInfo: { id: '1', username: 'clerk' }, sysAllDictItems: {} }, '200')
const image = 'data:image/svg+xml;base64,AA=='

interface ServeOptions {
  captcha?: boolean
  demo?: boolean
  answers?: unknown[]
}

function serve({ captcha = false, demo = false, answers = [login] }: ServeOptions) {
  const { to } = serveRoutes({
    '/app/capabilities': ok({ captcha, demo }),
    '/sys/randomImage': ok(image),
    '/sys/login': answers,
  })
  return {
    bodies: () => to('/sys/login').map(({ values }) => values),
    asked: (path: string) => to(path).length,
  }
}
const open = (options: { note?: string } = {}) => openVisitor('login', options)

beforeEach(() => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en']))
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

test('Enter signs in, stores the token and continues', async () => {
  const { bodies } = serve({})
  const { user, onSignedIn } = await open()

  await user.type(screen.getByLabelText('User name'), 'clerk')
  await user.type(screen.getByLabelText('Password'), ' pass {Enter}')

  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
  expect(bodies()).toEqual([{ username: 'clerk', password: ' pass ' }])
  expect(readToken()).toBe('secret')
})

test('the next page is prefetched when the user types', async () => {
  serve({})
  const { user, onStart } = await open()

  expect(onStart).not.toHaveBeenCalled()
  await user.type(screen.getByLabelText('User name'), 'c')

  expect(onStart).toHaveBeenCalled()
})

test('an empty field shows its error and nothing is sent', async () => {
  const { bodies } = serve({})
  const { user } = await open()

  await user.click(screen.getByRole('button', { name: 'Sign in' }))

  expect(screen.getByLabelText('User name').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Enter your password.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('User name'))
  expect(bodies()).toEqual([])
})

test("a rejected sign-in shows the server's message and stores nothing", async () => {
  serve({ answers: [refused] })
  const { user, onSignedIn } = await open()

  await user.type(screen.getByLabelText('User name'), 'clerk')
  await user.type(screen.getByLabelText('Password'), 'wrong{Enter}')

  expect((await screen.findByRole('alert')).textContent).toBe('Wrong user name or password')
  expect([onSignedIn.mock.calls.length, readToken()]).toEqual([0, undefined])
})

test("a response with another code than '200' is a failed login", async () => {
  serve({ answers: [{ ...login, code: 500, message: 'Account is frozen' }] })
  const { user } = await open()

  await user.type(screen.getByLabelText('User name'), 'clerk')
  await user.type(screen.getByLabelText('Password'), 'x{Enter}')

  expect((await screen.findByRole('alert')).textContent).toBe('Account is frozen')
})

test('a captcha is shown if the server requires it, and changes after a failure', async () => {
  const { bodies, asked } = serve({ captcha: true, answers: [refused, login] })
  const { user, onSignedIn } = await open()
  await user.type(await screen.findByLabelText('Verification code'), 'ab12')
  await user.type(screen.getByLabelText('User name'), 'clerk')

  await user.type(screen.getByLabelText('Password'), 'wrong{Enter}')
  await waitFor(() => expect(asked('/sys/randomImage')).toBe(2))

  expect(bodies()[0]).toMatchObject({ captcha: 'ab12', checkKey: expect.stringMatching(/^\d{13}$/) })
  expect(screen.getByLabelText<HTMLInputElement>('Verification code').value).toBe('')
  expect(onSignedIn).not.toHaveBeenCalled()
})

test.each([
  ['a wrong captcha focuses the captcha', { ...refused, code: 412 }, 'Verification code'],
  ['a wrong password focuses the password', refused, 'Password'],
])('%s', async (_, answer, label) => {
  serve({ captcha: true, answers: [answer] })
  const { user } = await open()
  await user.type(await screen.findByLabelText('Verification code'), 'ab12')
  await user.type(screen.getByLabelText('User name'), 'clerk')

  await user.type(screen.getByLabelText('Password'), 'wrong')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))

  await screen.findByRole('alert')
  expect(document.activeElement).toBe(screen.getByLabelText(label))
})

test('a click on the captcha loads another picture', async () => {
  const { asked } = serve({ captcha: true })
  const { user } = await open()

  await user.click(await screen.findByRole('button', { name: 'Verification code' }))

  await waitFor(() => expect(asked('/sys/randomImage')).toBe(2))
})

test('in demo mode a click on an account fills in the form', async () => {
  serve({ demo: true })
  const { user } = await open()

  await user.click(await screen.findByRole('button', { name: /^reviewer/ }))

  expect(screen.getByText('Each account starts with the password 123456. Choose one:')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('User name').value).toBe('reviewer')
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('123456')
})

test('outside demo mode no accounts are offered', async () => {
  const { asked } = serve({})
  await open()

  await waitFor(() => expect(asked('/app/capabilities')).toBe(1))

  expect(screen.queryByText('Demo mode')).toBeNull()
})

test('the password is shown after a click on its button', async () => {
  serve({})
  const { user } = await open()

  await user.click(screen.getByRole('button', { name: 'Show password' }))

  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text')
})

test('a language switch changes the texts and the title, and is stored', async () => {
  serve({})
  const { user } = await open()

  await user.click(screen.getByRole('button', { name: '简体中文' }))

  expect(await screen.findByRole('heading', { name: '登录' })).toBeTruthy()
  expect([document.title, document.documentElement.lang]).toEqual(['登录 · 品牌后台', 'zh-CN'])
  expect(localStorage.getItem('pro__LANGUAGE')).toBe('{"value":"zh-CN","expire":null}')
})

test('the login page shows why the last session ended', async () => {
  serve({})
  await open({ note: 'permissions must be a non-null array' })

  expect(screen.getByRole('alert').textContent).toBe('permissions must be a non-null array')
})

test('the brand is named once, above the form', async () => {
  serve({})
  open()

  await screen.findByRole('heading', { name: 'Sign in' })
  expect(screen.queryByText(/brand management back office/i)).toBeNull()
})
