import { type RawBuilder, sql } from 'kysely'
import { type Scope, unlimitedScope } from '../http/data-scope.ts'
import { CONTRACT_LOCALE, type Locale } from '../http/locale.ts'

/**
 * Stored text. `text` is the Chinese text in the column itself. `texts` are the texts of all languages, from
 * the column `<column>_i18n`.
 */
export interface StoredText {
  text: string | null
  texts: Readonly<Record<string, string>>
}

/** Language of a scope; Chinese if the scope has none. */
export const localeOfScope = ({ locale }: Pick<Scope, 'locale'>): Locale => locale ?? CONTRACT_LOCALE

/**
 * Returns an unlimited scope with the language and the masks of a user. The server uses this scope when it
 * looks up records for itself.
 */
export const unlimitedScopeFor = (reader: Pick<Scope, 'locale' | 'reveals'>): Scope => ({
  ...unlimitedScope,
  locale: localeOfScope(reader),
  ...(reader.reveals && { reveals: reader.reveals }),
})

/**
 * SQL of the text of a column in a language. If there is no text in this language, the SQL returns the column
 * itself.
 */
export const localized = (column: string, locale: Locale): RawBuilder<string> =>
  locale === CONTRACT_LOCALE
    ? sql`${sql.ref(column)}`
    : sql`coalesce(${sql.ref(`${column}_i18n`)} ->> ${sql.lit(locale)}, ${sql.ref(column)})`

const NONE: StoredText = { text: null, texts: {} }

/** Returns a stored text in a language. */
const shown = ({ text, texts }: StoredText, locale: Locale): string | null =>
  locale === CONTRACT_LOCALE ? text : (texts[locale] ?? text)

/**
 * Language of the user. `shownIn` is the language in which the form was loaded, if the user has changed the
 * language since then.
 */
export interface TextLocales {
  locale: Locale
  shownIn?: Locale
}

/**
 * Merges a text that a user entered into the stored text, for the user's language. Texts in other languages
 * stay. If the form was loaded in another language and the user didn't edit the text, the stored text stays.
 * If the user removed the text, it is removed in all languages. Otherwise lists would show the text of
 * another language.
 */
export function mergeText(
  typed: string | null,
  { locale, shownIn = locale }: TextLocales,
  before = NONE,
): StoredText {
  if (typed === null) return NONE
  if (shownIn !== locale && typed === shown(before, shownIn)) return before
  const { text, texts } = before
  // If there is no Chinese text, the column contains the text of another language.
  const isOnlyText = text === null || (texts[CONTRACT_LOCALE] === undefined && text === texts[locale])
  return {
    text: locale === CONTRACT_LOCALE || isOnlyText ? typed : text,
    texts: { ...(!isOnlyText && { [CONTRACT_LOCALE]: text }), ...texts, [locale]: typed },
  }
}

/** Values of the two columns of a text. */
export const columnsOfText = (
  column: string,
  { text, texts }: StoredText,
): Record<string, string | null> => ({
  [column]: text,
  [`${column}_i18n`]: JSON.stringify(texts),
})

/** Values of a text field for the audit log, with the texts of all languages. */
export const auditTexts = (field: string, { text, texts }: StoredText): Record<string, string | null> => ({
  [field]: text,
  [`${field}En`]: texts['en-US'] ?? null,
})
