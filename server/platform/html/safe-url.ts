/** Invisible control characters, and backslashes, which browsers read as slashes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const TREACHEROUS = /[\u0000-\u001f\u007f\\]/
/** Placeholder origin to resolve paths against. */
const OWN = 'http://own.invalid'

/** Returns a safe URL: own path, http(s) address or anchor; undefined for anything else. */
export function safeUrl(written: string): string | undefined {
  const url = written.trim()
  if (TREACHEROUS.test(url)) return undefined
  if (/^#[\w-]*$/.test(url)) return url
  if (!/^(https?:\/\/|\/(?!\/))/i.test(url) || !URL.canParse(url, OWN)) return undefined
  const { protocol, username, password, origin, pathname } = new URL(url, OWN)
  if (!/^https?:$/.test(protocol) || username !== '' || password !== '') return undefined
  // `/.//x` resolves to `//x`.
  return origin === OWN && pathname.startsWith('//') ? undefined : url
}

/** Tells whether a URL is an own path. */
export const isOwnPath = (url: string): boolean => url.startsWith('/') && safeUrl(url) === url
