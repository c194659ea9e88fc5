import { sql } from 'kysely'
import type { Tx } from '../../db/index.ts'
import type { Locale } from '../http/locale.ts'
import { auditTexts, columnsOfText, mergeText, type StoredText } from '../localized-text/localized-text.ts'
import type { Values } from './resource.ts'
import { storedValue } from './writes.ts'

/** Localized texts of a record by field. */
export type Texts = Readonly<Record<string, StoredText>>

/** Table with its localized fields. */
export interface LocalizedTable {
  table: string
  writes: Readonly<Record<string, { column: string; localized?: boolean } | undefined>>
}

const localizedFields = ({
  writes,
}: Pick<LocalizedTable, 'writes'>): (readonly [field: string, column: string])[] =>
  Object.entries(writes).flatMap(([field, write]) =>
    write?.localized ? [[field, write.column] as const] : [],
  )

/**
 * Reads the localized texts of records, by record id. Returns an empty map if the table has no localized
 * fields.
 */
export async function readTexts(
  tx: Tx,
  resource: LocalizedTable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Texts>> {
  const fields = localizedFields(resource)
  if (fields.length === 0) return new Map()
  const { rows } = await sql<
    Record<string, unknown> & { id: string }
  >`select * from ${sql.table(resource.table)}
    where id = any(${[...ids]}::text[])`.execute(tx)
  const textsOf = (row: Record<string, unknown>) =>
    fields.map(([field, column]) => {
      const text = { text: row[column], texts: row[`${column}_i18n`] } as StoredText
      return [field, text] as const
    })
  return new Map(rows.map((row) => [row.id, Object.fromEntries(textsOf(row))]))
}

/**
 * Merges the texts of a body, which are in one language, into the stored texts. Texts that aren't in the body
 * stay.
 */
export function mergeTexts(
  resource: LocalizedTable,
  body: object,
  { locale, before = {} }: { locale: Locale; before?: Texts | undefined },
): Texts {
  const values = body as Record<string, unknown>
  const locales = { locale, ...(values.toldIn !== undefined && { shownIn: values.toldIn as Locale }) }
  const texts = localizedFields(resource).map(([field]) => {
    const typed = values[field]
    const stored = before[field]
    if (typed === undefined && stored) return [field, stored] as const
    const given = storedValue(typed, null)
    return [field, mergeText(given === null ? null : String(given), locales, stored)] as const
  })
  return Object.fromEntries(texts)
}

/** Returns the values of the columns of localized texts. */
export const textColumns = (resource: LocalizedTable, texts: Texts): Values =>
  Object.assign(
    {},
    ...localizedFields(resource).map(
      ([field, column]) => texts[field] && columnsOfText(column, texts[field]),
    ),
  )

/** Returns a record for the audit log, with its texts in all languages. */
export function auditRecord<Row extends object>(row: Row, texts: Texts = {}): Omit<Row, 'toldIn'> {
  const { toldIn: _, ...kept } = row as Row & { toldIn?: string }
  return Object.assign(kept, ...Object.entries(texts).map(([field, text]) => auditTexts(field, text)))
}
