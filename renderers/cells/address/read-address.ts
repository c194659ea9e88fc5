/** Where an address leads: `path` where that is within the application. */
export interface Address {
  href: string
  path: string | undefined
}

/** Reads a path of ours or a whole web address, as a browser would; undefined for anything else, scripts above all. */
export function readAddress(written: string, origin: string): Address | undefined {
  if (!/^(\/|https?:\/\/)/i.test(written) || !URL.canParse(written, origin)) return undefined
  const url = new URL(written, origin)
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return undefined
  const { href, pathname, search, hash } = url
  return { href, path: url.origin === origin ? pathname + search + hash : undefined }
}
