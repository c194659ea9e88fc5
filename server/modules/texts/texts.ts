import { type RawBuilder, sql } from 'kysely'
import { CONTRACT_LOCALE, type Locale } from '../../http/locale.ts'
import { everything, type Scope } from '../../http/scope.ts'

/** A text as a row keeps it: the contract's in a column of its own, those of all languages in `<column>_i18n`. */
export interface StoredText {
  text: string | null
  texts: Readonly<Record<string, string>>
}

/** The language somebody reads in. */
export const languageOf = ({ locale }: Pick<Scope, 'locale'>): Locale => locale ?? CONTRACT_LOCALE

/** Everything there is, in somebody's language: for what the server looks up to answer him. */
export const everythingFor = (reader: Pick<Scope, 'locale'>): Scope => ({
  ...everything,
  locale: languageOf(reader),
})

/** A column's text in a language; where it lacks, that of the column. */
export const toldIn = (column: string, locale: Locale): RawBuilder<string> =>
  locale === CONTRACT_LOCALE
    ? sql`${sql.ref(column)}`
    : sql`coalesce(${sql.ref(`${column}_i18n`)} ->> ${sql.lit(locale)}, ${sql.ref(column)})`

const NONE: StoredText = { text: null, texts: {} }

/** A stored text in a language. */
const shown = ({ text, texts }: StoredText, locale: Locale): string | null =>
  locale === CONTRACT_LOCALE ? text : (texts[locale] ?? text)

/** The language of who types, and the one that his form was filled in where his screen has spoken another since. */
export interface Telling {
  locale: Locale
  shownIn?: Locale
}

/**
 * What becomes of a text that somebody saves: it is that of his language, the other languages keep theirs. What was
 * shown in one and is sent unchanged in another changes nothing; a text that is emptied is gone in every language, or
 * another would stand in its place.
 */
export function retold(
  typed: string | null,
  { locale, shownIn = locale }: Telling,
  before = NONE,
): StoredText {
  if (typed === null) return NONE
  if (shownIn !== locale && typed === shown(before, shownIn)) return before
  const { text, texts } = before
  // Where nobody has told it in the contract's language, the text of its only one stands in that place.
  const standsIn = text === null || (texts[CONTRACT_LOCALE] === undefined && text === texts[locale])
  return {
    text: locale === CONTRACT_LOCALE || standsIn ? typed : text,
    texts: { ...(!standsIn && { [CONTRACT_LOCALE]: text }), ...texts, [locale]: typed },
  }
}

/** The values of a text's two columns. */
export const columnsOfText = (
  column: string,
  { text, texts }: StoredText,
): Record<string, string | null> => ({
  [column]: text,
  [`${column}_i18n`]: JSON.stringify(texts),
})

/** A text as the audit log keeps it, in every language at once: versions tell the same whoever wrote them. */
export const textsAs = (field: string, { text, texts }: StoredText): Record<string, string | null> => ({
  [field]: text,
  [`${field}En`]: texts['en-US'] ?? null,
})
