/** Invisible characters: control characters, and backslashes that browsers read as slashes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const TREACHEROUS = /[\u0000-\u001f\u007f\\]/
/** Stands for our own origin, which a path is resolved against. */
const OWN = 'http://own.invalid'

/** A path of ours, an http(s) address or a place on the same page; undefined for anything else, as with menus' urls. */
export function safeUrl(written: string): string | undefined {
  const url = written.trim()
  if (TREACHEROUS.test(url)) return undefined
  if (/^#[\w-]*$/.test(url)) return url
  if (!/^(https?:\/\/|\/(?!\/))/i.test(url) || !URL.canParse(url, OWN)) return undefined
  const { protocol, username, password, origin, pathname } = new URL(url, OWN)
  if (!/^https?:$/.test(protocol) || username !== '' || password !== '') return undefined
  // `/.//x` becomes `//x` once it is resolved.
  return origin === OWN && pathname.startsWith('//') ? undefined : url
}

/** A path of ours. */
export const isOwnPath = (url: string): boolean => url.startsWith('/') && safeUrl(url) === url
