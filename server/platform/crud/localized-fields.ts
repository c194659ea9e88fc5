import { sql } from 'kysely'
import type { Tx } from '../../db/index.ts'
import type { Locale } from '../http/locale.ts'
import { auditTexts, columnsOfText, mergeText, type StoredText } from '../localized-text/localized-text.ts'
import type { Crud, Values, WritableField } from './declaration.ts'

/** Converts a value to the type of a column. */
const written = (value: unknown, empty: string | number | null): string | number | null => {
  const given = typeof value === 'string' ? value.trim() : value
  if (typeof given === 'number' || (typeof given === 'string' && given !== '')) return given
  return empty
}

/** Column values of a body, without localized columns. For an update, only the given fields are included. */
export function columnsOf<Row extends { id: string }, Body extends object>(
  { fields }: Pick<Crud<Row, Body>, 'fields'>,
  body: Body,
  isNew: boolean,
): Values {
  const values: Values = {}
  for (const [field, place] of Object.entries<WritableField | undefined>(fields)) {
    const value = (body as Record<string, unknown>)[field]
    if (!place || place.localized || (value === undefined && !isNew)) continue
    values[place.column] = written(value, place.empty ?? null)
  }
  return values
}

/** Localized texts of a record by field. */
export type Texts = Readonly<Record<string, StoredText>>

type Fields = Readonly<Record<string, { column: string; localized?: true } | undefined>>
/** Table with its localized fields. */
export type LocalizedTable = Pick<Crud<never, never>, 'table'> & { fields: Fields }

const localizedFields = ({
  fields,
}: Pick<LocalizedTable, 'fields'>): (readonly [field: string, column: string])[] =>
  Object.entries(fields).flatMap(([field, place]) =>
    place?.localized ? [[field, place.column] as const] : [],
  )

/** Reads the localized texts of records by record id; empty if the table has no localized fields. */
export async function readTexts(
  tx: Tx,
  crud: LocalizedTable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Texts>> {
  const fields = localizedFields(crud)
  if (fields.length === 0) return new Map()
  const { rows } = await sql<Record<string, unknown> & { id: string }>`select * from ${sql.table(crud.table)}
    where id = any(${[...ids]}::text[])`.execute(tx)
  const textsOf = (row: Record<string, unknown>) =>
    fields.map(([field, column]) => {
      const text = { text: row[column], texts: row[`${column}_i18n`] } as StoredText
      return [field, text] as const
    })
  return new Map(rows.map((row) => [row.id, Object.fromEntries(textsOf(row))]))
}

/**
 * Merges the texts of a body, which are in one language, into the stored texts. Texts not in the body stay.
 */
export function mergeTexts(
  crud: LocalizedTable,
  body: object,
  { locale, before = {} }: { locale: Locale; before?: Texts | undefined },
): Texts {
  const values = body as Record<string, unknown>
  const locales = { locale, ...(values.toldIn !== undefined && { shownIn: values.toldIn as Locale }) }
  const texts = localizedFields(crud).map(([field]) => {
    const typed = values[field]
    const stored = before[field]
    if (typed === undefined && stored) return [field, stored] as const
    const given = written(typed, null)
    return [field, mergeText(given === null ? null : String(given), locales, stored)] as const
  })
  return Object.fromEntries(texts)
}

/** Column values of localized texts. */
export const textColumns = (crud: LocalizedTable, texts: Texts): Values =>
  Object.assign(
    {},
    ...localizedFields(crud).map(([field, column]) => texts[field] && columnsOfText(column, texts[field])),
  )

/** Record for the audit log, with texts in every language. */
export function auditRecord<Row extends object>(row: Row, texts: Texts = {}): Omit<Row, 'toldIn'> {
  const { toldIn: _, ...kept } = row as Row & { toldIn?: string }
  return Object.assign(kept, ...Object.entries(texts).map(([field, text]) => auditTexts(field, text)))
}
