/**
 * Parses the address of a frame. Returns undefined if the address doesn't use https or contains a user name
 * or a password.
 */
export function parseFrameAddress(address: string): URL | undefined {
  if (!/^https:\/\/[^\s\\/][^\s\\]*$/i.test(address) || !URL.canParse(address)) return undefined
  const url = new URL(address)
  return url.protocol === 'https:' && url.username === '' && url.password === '' ? url : undefined
}

/**
 * True if an address belongs to one of the origins. An origin may start with a wildcard:
 * `https://*.example.com` allows every host below example.com.
 */
export function isAtOrigin(url: URL, origins: readonly string[]): boolean {
  return origins.some((origin) => {
    const [, scheme = '', isBelow, host = ''] = /^([a-z]+:\/\/)(\*\.)?(.+)$/i.exec(origin) ?? []
    if (!URL.canParse(scheme + host)) return false
    const allowed = new URL(scheme + host)
    if (url.protocol !== allowed.protocol || url.port !== allowed.port) return false
    return isBelow ? url.hostname.endsWith(`.${allowed.hostname}`) : url.hostname === allowed.hostname
  })
}
