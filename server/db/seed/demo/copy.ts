import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { PoolClient } from 'pg'
import { from } from 'pg-copy-streams'

/** Column value; null is SQL's NULL. */
export type CopyValue = string | number | null

const CHUNK = 64 * 1024
const special = /[\\\t\n\r]/
const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

function toField(value: CopyValue): string {
  if (value === null) return '\\N'
  if (typeof value === 'number' || !special.test(value)) return String(value)
  return value.replace(/[\\\t\n\r]/g, (char) => escapes[char] ?? char)
}

/** Formats a row in COPY's text format. */
export function toCopyLine(values: readonly CopyValue[]): string {
  let line = ''
  for (let index = 0; index < values.length; index += 1) {
    line += (index > 0 ? '\t' : '') + toField(values[index] ?? null)
  }
  return `${line}\n`
}

function* inChunks(rows: Iterable<readonly CopyValue[]>): Generator<Buffer> {
  let text = ''
  for (const row of rows) {
    text += toCopyLine(row)
    if (text.length >= CHUNK) {
      yield Buffer.from(text)
      text = ''
    }
  }
  if (text !== '') yield Buffer.from(text)
}

interface CopyInto {
  table: string
  columns: readonly string[]
  /**
   * True to write the rows frozen, so that they need no vacuum later. The table must have been created in the
   * same transaction.
   */
  freeze?: boolean
}

/** Streams rows into a table as fast as the database accepts them. */
export async function copyRows(
  client: PoolClient,
  { table, columns, freeze = false }: CopyInto,
  rows: Iterable<readonly CopyValue[]>,
): Promise<void> {
  const target = client.query(
    from(`copy ${table} (${columns.join(', ')}) from stdin with (freeze ${freeze})`),
  )
  await pipeline(Readable.from(inChunks(rows)), target)
}
