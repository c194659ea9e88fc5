import type { Page } from '#schemas'
import type { Locale } from '../http/locale.ts'

/** Returns a text of a page in a language. If the page has no translation, returns the text unchanged. */
export function localizedPageText({ locales }: Pick<Page, 'locales'>, text: string, locale: Locale): string {
  const own = locales?.[locale]
  return own && Object.hasOwn(own, text) ? (own[text] ?? text) : text
}
