import type { Page } from '#schemas'
import type { Locale } from '../http/locale.ts'

/** Text of a page in a language; unchanged if the page has no translation. */
export function localizedPageText({ locales }: Pick<Page, 'locales'>, text: string, locale: Locale): string {
  const own = locales?.[locale]
  return own && Object.hasOwn(own, text) ? (own[text] ?? text) : text
}
