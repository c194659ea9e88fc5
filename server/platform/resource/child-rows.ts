import { sql } from 'kysely'
import type { TSchema } from 'typebox'
import type { Tx } from '../../db/index.ts'
import { type ChildTable, childColumns } from '../list/child-tables.ts'
import type { ListResource } from '../list/resource.ts'
import type { Values } from './resource.ts'
import { insertInto, updateRow } from './rows.ts'
import { storedValue } from './writes.ts'

interface Parent {
  id: string
  nextId: () => string
}

type ChildRow = Readonly<Record<string, unknown>>

/** Returns the tables of child rows of a list, with their fields and schemas. */
const childTables = <Row>({ children, model }: ListResource<Row>) =>
  Object.entries(children).flatMap(([field, table]) =>
    table ? [{ field, table, schema: model.shape.properties[field] as TSchema }] : [],
  )

async function saveRows(
  tx: Tx,
  { table: { table, key, order }, schema }: { table: ChildTable; schema: TSchema },
  rows: readonly ChildRow[],
  { id: parentId, nextId }: Parent,
): Promise<void> {
  const { rows: stored } = await sql<{ id: string }>`select id from ${sql.table(table)}
    where ${sql.ref(key)} = ${parentId}`.execute(tx)
  const known = new Set(stored.map(({ id }) => id))
  // `known` contains only rows of this record. So a row that has the id of another record's row gets a new
  // id.
  const kept = new Set(rows.flatMap(({ id }) => (typeof id === 'string' && known.has(id) ? [id] : [])))
  await sql`delete from ${sql.table(table)}
    where ${sql.ref(key)} = ${parentId} and id <> all(${[...kept]}::text[])`.execute(tx)
  const columns = Object.entries(childColumns(schema)).filter(([field]) => field !== 'id')
  for (const [index, row] of rows.entries()) {
    const values: Values = { [order]: index + 1 }
    for (const [field, column] of columns) values[column] = storedValue(row[field], null)
    // A second row with the same id is added as a new row.
    const isKnown = kept.delete(String(row.id))
    if (isKnown) await updateRow(table, values, String(row.id)).execute(tx)
    else await insertInto(table, { ...values, id: nextId(), [key]: parentId }).execute(tx)
  }
}

/**
 * Saves the child rows in a body: adds, updates and deletes rows. If the body doesn't contain a list, its
 * rows stay.
 */
export async function saveChildren<Row>(
  tx: Tx,
  list: ListResource<Row>,
  body: object,
  parent: Parent,
): Promise<void> {
  for (const child of childTables(list)) {
    const rows = (body as Record<string, unknown>)[child.field]
    if (Array.isArray(rows)) await saveRows(tx, child, rows, parent)
  }
}

/** Deletes the child rows of records. */
export async function deleteChildren<Row>(tx: Tx, list: ListResource<Row>, ids: readonly string[]) {
  for (const { table } of childTables(list))
    await sql`delete from ${sql.table(table.table)} where ${sql.ref(table.key)} = any(${[...ids]}::text[])`.execute(
      tx,
    )
}
