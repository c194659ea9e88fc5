/** Path of the home page, which opens after sign-in by default. */
export const HOME_PATH = '/dashboard/analysis'
export const LOGIN_PATH = '/user/login'

/** Control characters and backslashes. Browsers read a backslash as a slash. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const UNSAFE_CHARACTERS = /[\u0000-\u001f\u007f\\]/

/**
 * Returns the requested path if it belongs to the application. For any other address, returns the home page.
 */
export function safeRedirect(requested: string | null | undefined): string {
  if (!requested?.startsWith('/') || requested.startsWith('//') || UNSAFE_CHARACTERS.test(requested))
    return HOME_PATH
  try {
    const { origin, pathname, search, hash } = new URL(requested, 'http://own.invalid')
    const isOurs = origin === 'http://own.invalid' && !pathname.startsWith('//')
    return isOurs && !isLoginPath(pathname) ? pathname + search + hash : HOME_PATH
  } catch {
    return HOME_PATH
  }
}

/** True for paths of visitor pages. */
export function isLoginPath(path: string): boolean {
  return /^\/user(\/|$)/.test(path)
}

/** Address of the login page for a requested path. The login then opens this path. */
export function loginPathFor(path: string): string {
  return `${LOGIN_PATH}?redirect=${encodeURIComponent(path)}`
}
