import { type RawBuilder, sql } from 'kysely'
import { type Scope, unlimitedScope } from '../http/data-scope.ts'
import { CONTRACT_LOCALE, type Locale } from '../http/locale.ts'

/** Stored text. `text` is the column's Chinese text, `texts` has all languages, from `<column>_i18n`. */
export interface StoredText {
  text: string | null
  texts: Readonly<Record<string, string>>
}

/** Language of the reader. */
export const localeOfScope = ({ locale }: Pick<Scope, 'locale'>): Locale => locale ?? CONTRACT_LOCALE

/** Unlimited scope in the reader's language and with their masks, for the server's own look-ups. */
export const unlimitedScopeFor = (reader: Pick<Scope, 'locale' | 'reveals'>): Scope => ({
  ...unlimitedScope,
  locale: localeOfScope(reader),
  ...(reader.reveals && { reveals: reader.reveals }),
})

/** SQL of a column's text in a language, with the plain column as fallback. */
export const localized = (column: string, locale: Locale): RawBuilder<string> =>
  locale === CONTRACT_LOCALE
    ? sql`${sql.ref(column)}`
    : sql`coalesce(${sql.ref(`${column}_i18n`)} ->> ${sql.lit(locale)}, ${sql.ref(column)})`

const NONE: StoredText = { text: null, texts: {} }

/** Stored text in a language. */
const shown = ({ text, texts }: StoredText, locale: Locale): string | null =>
  locale === CONTRACT_LOCALE ? text : (texts[locale] ?? text)

/**
 * Language of the user. `shownIn` is the language in which the form was loaded, if the user has switched
 * since.
 */
export interface TextLocales {
  locale: Locale
  shownIn?: Locale
}

/**
 * Merges an entered text into the stored text, in the user's language; texts in other languages stay. Nothing
 * changes if the form showed the text in another language and sent it unchanged. An empty text is removed in
 * every language, since otherwise another language would be shown instead.
 */
export function mergeText(
  typed: string | null,
  { locale, shownIn = locale }: TextLocales,
  before = NONE,
): StoredText {
  if (typed === null) return NONE
  if (shownIn !== locale && typed === shown(before, shownIn)) return before
  const { text, texts } = before
  // Without a Chinese text, the column holds the text of the other language.
  const isOnlyText = text === null || (texts[CONTRACT_LOCALE] === undefined && text === texts[locale])
  return {
    text: locale === CONTRACT_LOCALE || isOnlyText ? typed : text,
    texts: { ...(!isOnlyText && { [CONTRACT_LOCALE]: text }), ...texts, [locale]: typed },
  }
}

/** Values of a text's two columns. */
export const columnsOfText = (
  column: string,
  { text, texts }: StoredText,
): Record<string, string | null> => ({
  [column]: text,
  [`${column}_i18n`]: JSON.stringify(texts),
})

/**
 * Values of a text field for the audit log: all languages, whichever language the author of the change uses.
 */
export const auditTexts = (field: string, { text, texts }: StoredText): Record<string, string | null> => ({
  [field]: text,
  [`${field}En`]: texts['en-US'] ?? null,
})
