/** The page after signing in. */
export const HOME_PATH = '/dashboard/analysis'
export const LOGIN_PATH = '/user/login'

/** Control characters, and backslashes that browsers read as slashes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const TREACHEROUS = /[\u0000-\u001f\u007f\\]/

/** The path of this application that `wanted` names; home for anything that leads elsewhere or back to a login. */
export function safeRedirect(wanted: string | null | undefined): string {
  if (!wanted?.startsWith('/') || wanted.startsWith('//') || TREACHEROUS.test(wanted)) return HOME_PATH
  try {
    const { origin, pathname, search, hash } = new URL(wanted, 'http://own.invalid')
    const isOurs = origin === 'http://own.invalid' && !pathname.startsWith('//')
    return isOurs && !isLoginPath(pathname) ? pathname + search + hash : HOME_PATH
  } catch {
    return HOME_PATH
  }
}

/** Whether a path belongs to the visitor pages. */
export function isLoginPath(path: string): boolean {
  return /^\/user(\/|$)/.test(path)
}

/** The login page's address that leads back to `path` afterwards. */
export function loginPathFor(path: string): string {
  return `${LOGIN_PATH}?redirect=${encodeURIComponent(path)}`
}
