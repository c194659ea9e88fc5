/** Page after signing in. */
export const HOME_PATH = '/dashboard/analysis'
export const LOGIN_PATH = '/user/login'

/** Control characters, and backslashes, which browsers read as slashes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const UNSAFE_CHARACTERS = /[\u0000-\u001f\u007f\\]/

/** The local path named by `wanted`. The home page for an external or login address. */
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

/** True for paths of the visitor pages. */
export function isLoginPath(path: string): boolean {
  return /^\/user(\/|$)/.test(path)
}

/** Login address that leads back to `path`. */
export function loginPathFor(path: string): string {
  return `${LOGIN_PATH}?redirect=${encodeURIComponent(path)}`
}
