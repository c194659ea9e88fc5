/** Invisible control characters, and backslashes, which browsers read as slashes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: URLs with control characters are rejected.
const TREACHEROUS = /[\u0000-\u001f\u007f\\]/
/** Placeholder origin to resolve paths against. */
const OWN = 'http://own.invalid'

/** Returns a safe URL: a path of this site, an http(s) address or an anchor. Undefined for anything else. */
export function safeUrl(written: string): string | undefined {
  const url = written.trim()
  if (TREACHEROUS.test(url)) return undefined
  if (/^#[\w-]*$/.test(url)) return url
  if (!/^(https?:\/\/|\/(?!\/))/i.test(url) || !URL.canParse(url, OWN)) return undefined
  const { protocol, username, password, origin, pathname } = new URL(url, OWN)
  if (!/^https?:$/.test(protocol) || username !== '' || password !== '') return undefined
  // The path `/.//x` resolves to `//x`, which browsers read as an address of another host.
  return origin === OWN && pathname.startsWith('//') ? undefined : url
}

/** Tells whether a URL is a path of this site. */
export const isOwnPath = (url: string): boolean => url.startsWith('/') && safeUrl(url) === url
