import { sql } from 'kysely'
import { isAppError } from '#schemas/errors'
import { maskText } from '#schemas/mask'
import { type Db, type Tx, withTransaction } from '../../db/index.ts'
import { type EncryptedColumn, encryptedColumns, placeOf } from './encrypted-columns.ts'
import { type Secrets, undecryptable } from './secrets.ts'

/** Number of values that one transaction encrypts. */
const BATCH = 500

/** Number of values that were encrypted, by column. */
export type EncryptedCounts = Readonly<Record<string, number>>

interface StoredValue {
  key: string
  value: string
}

/** Encrypts the next values that don't begin with `prefix`. Returns their number. */
async function encryptBatch(
  tx: Tx,
  column: EncryptedColumn,
  { secrets, prefix }: { secrets: Secrets; prefix: string },
): Promise<number> {
  const [table, value, key] = [column.table, column.column, column.key].map((name) => sql.id(name))
  const { rows } = await sql<StoredValue>`select ${key} as key, ${value} as value from ${table}
    where not starts_with(${value}, ${prefix}) order by ${key} limit ${BATCH} for update`.execute(tx)
  if (rows.length === 0) return 0
  const plainOf = ({ key, value: stored }: StoredValue): string => {
    const place = placeOf(column, key)
    if (!secrets.isEncrypted(stored) && column.mask) return stored
    try {
      return secrets.decrypt(stored, place)
    } catch (cause) {
      const reason = isAppError(cause) ? (cause.data as { reason: string }).reason : 'unknown'
      throw undecryptable({ reason: `${place}: ${reason}` }, { cause })
    }
  }
  const changed = rows.map((row) => {
    const plain = plainOf(row)
    return {
      key: row.key,
      value: secrets.encrypt(plain, placeOf(column, row.key)),
      masked: column.mask ? maskText(column.mask, plain) : null,
      hash: column.isHashed ? secrets.hashes(plain)[0] : null,
    }
  })
  const name = column.column
  await sql`update ${table} t set ${value} = n.value
      ${column.mask ? sql`, ${sql.id(`${name}_mask`)} = n.masked` : sql``}
      ${column.isHashed ? sql`, ${sql.id(`${name}_hash`)} = n.hash` : sql``}
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as n(key text, value text, masked text, hash text)
    where t.${key} = n.key`.execute(tx)
  return rows.length
}

/**
 * Encrypts stored values in batches. Each batch has its own transaction, so that an interrupted run can be
 * continued later. Several nodes can call this function at the same time.
 */
async function encryptAll(
  db: Db,
  columns: readonly EncryptedColumn[],
  options: { secrets: Secrets; prefix: string },
): Promise<EncryptedCounts> {
  const counts: Record<string, number> = {}
  for (const column of columns) {
    let total = 0
    let count: number
    do {
      count = await withTransaction(db, (tx) => encryptBatch(tx, column, options))
      total += count
    } while (count > 0)
    if (total > 0) counts[`${column.table}.${column.column}`] = total
  }
  return counts
}

/** Encrypts the numbers that an older version, an import or the demo seed has stored in plain text. */
export const encryptPlainNumbers = (db: Db, secrets: Secrets): Promise<EncryptedCounts> =>
  encryptAll(
    db,
    encryptedColumns.filter(({ mask }) => mask !== undefined),
    { secrets, prefix: secrets.prefix },
  )

/** Encrypts all values with the current secret that were encrypted with earlier secrets. */
export const rotateSecret = (db: Db, secrets: Secrets): Promise<EncryptedCounts> =>
  encryptAll(db, encryptedColumns, { secrets, prefix: secrets.currentPrefix })
