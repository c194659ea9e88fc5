import { failureOf, type Http } from '#runtime/http'
import type { LoginResult } from '#schemas'
import { isAppError } from '#schemas/errors'
import { keepLogin } from '../../session/credentials.ts'

export interface Captcha {
  key: string
  /** A `data:` url of the picture. */
  image: string
}

/** Fetches a new picture; its key is the moment it was asked for, as the contract has it. */
export async function readCaptcha(http: Http): Promise<Captcha | undefined> {
  const key = String(Date.now())
  try {
    const image = await http.call<unknown>('session.captcha', { key })
    return typeof image === 'string' && image.startsWith('data:image/') ? { key, image } : undefined
  } catch {
    return undefined
  }
}

export interface LoginValues {
  username: string
  password: string
  captcha: string
}

/** Why somebody was not let in, and the input to put right. */
export interface Refusal {
  message: string
  field: 'password' | 'captcha'
}

/** The contract's code for a captcha that is missing, wrong or too old. */
const CAPTCHA_REFUSED = 412

const isCaptchaRefused = (error: unknown) => Number(failureOf(error)?.businessCode) === CAPTCHA_REFUSED

const wrong = (message: string): Refusal => ({ message, field: 'password' })

/** Signs in and keeps the login; gives the reason of a refusal. */
export async function signIn(
  http: Http,
  { username, password, captcha }: LoginValues,
  captchaKey: string | undefined,
): Promise<Refusal | undefined> {
  try {
    const proof = captchaKey === undefined ? {} : { captcha, checkKey: captchaKey }
    const login = await http.call<LoginResult | null>('session.login', { username, password, ...proof })
    if (!login?.token || !login.userInfo) return wrong('The server gave an answer that cannot be read.')
    keepLogin(login)
    return undefined
  } catch (error) {
    const message = isAppError(error) && error.message ? error.message : 'Sign-in failed. Try again.'
    return { ...wrong(message), ...(isCaptchaRefused(error) && { field: 'captcha' }) }
  }
}
