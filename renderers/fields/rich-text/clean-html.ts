import { sanitize } from '../../shared/safe-html-policy.ts'

/** The safe part of an HTML text, for content from the server or a paste, and for the stored value. */
export function cleanHtml(html: string): string {
  const container = document.createElement('div')
  container.append(sanitize(html))
  return container.innerHTML
}

/**
 * Returns the address of a link if it is an address on the web or on the same origin, and otherwise
 * undefined.
 */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim()
  if (/^\/(?![/\\])/.test(text)) return text
  if (/^[/\\]/.test(text)) return undefined
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`
  if (!/^https?:\/\//i.test(whole) || !URL.canParse(whole)) return undefined
  return new URL(whole).href
}
