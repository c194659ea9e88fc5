import { sanitize } from '../../shared/safe-html-policy.ts'

/** The harmless part of a text in HTML, as HTML: what comes in from a server or a paste, and what is given. */
export function cleanHtml(html: string): string {
  const place = document.createElement('div')
  place.append(sanitize(html))
  return place.innerHTML
}

/** An address that a link may have: of the web, or of our own origin; undefined for any other. */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim()
  if (/^\/(?![/\\])/.test(text)) return text
  if (/^[/\\]/.test(text)) return undefined
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`
  if (!/^https?:\/\//i.test(whole) || !URL.canParse(whole)) return undefined
  return new URL(whole).href
}
