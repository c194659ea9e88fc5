import { sql } from 'kysely'
import type { Tx } from '../../db/index.ts'
import type { Locale } from '../../http/locale.ts'
import { columnsOfText, retold, type StoredText, textsAs } from '../texts/texts.ts'
import { written } from './columns.ts'
import type { Crud, Values } from './declaration.ts'

/** The texts of a record that every language has its own of, by field. */
export type Texts = Readonly<Record<string, StoredText>>

type Fields = Readonly<Record<string, { column: string; told?: true } | undefined>>
/** A table, and which of its fields every language has its own of. */
export type Told = Pick<Crud<never, never>, 'table'> & { fields: Fields }

const toldFields = ({ fields }: Pick<Told, 'fields'>): (readonly [field: string, column: string])[] =>
  Object.entries(fields).flatMap(([field, place]) => (place?.told ? [[field, place.column] as const] : []))

/** The texts of these records in every language, by id; none where no field of the kind has languages. */
export async function readTexts(
  tx: Tx,
  crud: Told,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Texts>> {
  const told = toldFields(crud)
  if (told.length === 0) return new Map()
  const { rows } = await sql<Record<string, unknown> & { id: string }>`select * from ${sql.table(crud.table)}
    where id = any(${[...ids]}::text[])`.execute(tx)
  const textsOf = (row: Record<string, unknown>) =>
    told.map(([field, column]) => {
      const text = { text: row[column], texts: row[`${column}_i18n`] } as StoredText
      return [field, text] as const
    })
  return new Map(rows.map((row) => [row.id, Object.fromEntries(textsOf(row))]))
}

/** The texts of a record after a body, whose words are in one language: those that it does not give stay. */
export function textsAfter(
  crud: Told,
  body: object,
  { locale, before = {} }: { locale: Locale; before?: Texts | undefined },
): Texts {
  const values = body as Record<string, unknown>
  const telling = { locale, ...(values.toldIn !== undefined && { shownIn: values.toldIn as Locale }) }
  const texts = toldFields(crud).map(([field]) => {
    const typed = values[field]
    const stored = before[field]
    if (typed === undefined && stored) return [field, stored] as const
    const given = written(typed, null)
    return [field, retold(given === null ? null : String(given), telling, stored)] as const
  })
  return Object.fromEntries(texts)
}

/** The columns of texts. */
export const textColumns = (crud: Told, texts: Texts): Values =>
  Object.assign(
    {},
    ...toldFields(crud).map(([field, column]) => texts[field] && columnsOfText(column, texts[field])),
  )

/** A record as the audit log keeps it: its texts in every language, so none that it is told in. */
export function recorded<Row extends object>(row: Row, texts: Texts = {}): Omit<Row, 'toldIn'> {
  const { toldIn: _, ...kept } = row as Row & { toldIn?: string }
  return Object.assign(kept, ...Object.entries(texts).map(([field, text]) => textsAs(field, text)))
}
