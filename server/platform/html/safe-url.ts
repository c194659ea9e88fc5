/**
 * Characters that a safe URL can't contain: invisible control characters, and backslashes, which browsers
 * read as slashes.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: URLs with control characters are rejected.
const UNSAFE_CHARACTERS = /[\u0000-\u001f\u007f\\]/
/** Origin that doesn't exist, against which paths are resolved. */
const BASE_ORIGIN = 'http://own.invalid'

/**
 * Returns the URL if it is safe: a path of this site, an http(s) address or an anchor. Returns undefined for
 * other texts.
 */
export function safeUrl(written: string): string | undefined {
  const url = written.trim()
  if (UNSAFE_CHARACTERS.test(url)) return undefined
  if (/^#[\w-]*$/.test(url)) return url
  if (!/^(https?:\/\/|\/(?!\/))/i.test(url) || !URL.canParse(url, BASE_ORIGIN)) return undefined
  const { protocol, username, password, origin, pathname } = new URL(url, BASE_ORIGIN)
  if (!/^https?:$/.test(protocol) || username !== '' || password !== '') return undefined
  // The path `/.//x` resolves to `//x`, which browsers read as an address of another host.
  return origin === BASE_ORIGIN && pathname.startsWith('//') ? undefined : url
}

/** True if a URL is a path of this site. */
export const isOwnPath = (url: string): boolean => url.startsWith('/') && safeUrl(url) === url
