import { sql } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'
import type { ListResource } from '../list/resource.ts'

const select = <Row>({ select: columns, rows, joins }: ListResource<Row>, ids: readonly string[]) =>
  sql`select ${columns} from ${rows} ${joins} where t.id = any(${[...ids]}::text[]) order by t.id`

const finish = <Row>({ present }: ListResource<Row>, row: Row) => (present ? present(row) : row)

/** One record as lists show it. */
export async function readRecord<Row>(
  db: Db | Tx,
  resource: ListResource<Row>,
  id: string,
): Promise<Row | undefined> {
  const [row] = (await sql<Row>`${select(resource, [id])}`.execute(db)).rows
  return row && finish(resource, row)
}

/** These records, which stay locked until the transaction ends; always in the same order. */
export async function lockRecords<Row>(
  tx: Tx,
  resource: ListResource<Row>,
  ids: readonly string[],
): Promise<Row[]> {
  const { rows } = await sql<Row>`${select(resource, ids)} for update of t`.execute(tx)
  return rows.map((row) => finish(resource, row))
}
