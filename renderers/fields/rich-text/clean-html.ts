import { sanitize } from '../../shared/safe-html-policy.ts'

/**
 * Returns the safe part of an HTML text. Used for content from the server, for pasted content and for the
 * value that the field stores.
 */
export function cleanHtml(html: string): string {
  const container = document.createElement('div')
  container.append(sanitize(html))
  return container.innerHTML
}

/**
 * Returns the address of a link: a path of the application, or an HTTP address. Adds `https://` to a text
 * without a scheme. Returns undefined for an address that isn't allowed.
 */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim()
  if (/^\/(?![/\\])/.test(text)) return text
  if (/^[/\\]/.test(text)) return undefined
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`
  if (!/^https?:\/\//i.test(whole) || !URL.canParse(whole)) return undefined
  return new URL(whole).href
}
