import { isIP } from 'node:net'
import type { LocalizedText } from '../../platform/http/locale.ts'
import { isPrivateAddress } from '../../platform/outbound/private-addresses.ts'
import { messages } from './errors.ts'

/**
 * Returns an error message if the server may not call a gateway URL; otherwise undefined. At each call, the
 * HTTP client checks the IP addresses of the host again.
 */
export function checkGatewayUrl(value: string, privateHosts: readonly string[]): LocalizedText | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (!url || url.username || url.password || url.search || url.hash) return messages.url
  const host = url.hostname.replace(/^\[|\]$/g, '').toLowerCase()
  if (privateHosts.includes(host)) return /^https?:$/.test(url.protocol) ? undefined : messages.url
  if (url.protocol !== 'https:') return messages.url
  const isPrivate = isIP(host) ? isPrivateAddress(host) : host === 'localhost' || host.endsWith('.localhost')
  return isPrivate ? messages.host : undefined
}
