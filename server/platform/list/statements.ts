import { createHash } from 'node:crypto'
import type { CompiledQuery } from 'kysely'
import type { Pool, QueryResultRow } from 'pg'

/**
 * Maximum number of named statements. The number is limited since each connection keeps its prepared
 * statements.
 */
const MAX_NAMED = 200

/**
 * Creates a runner of compiled queries. With `keepPlan`, a connection prepares a query only once. Later
 * queries then need no planning, which is slow for tables with many partitions.
 */
export function createStatements(pool: Pool) {
  const names = new Map<string, string>()

  function nameOf(text: string): string | undefined {
    const known = names.get(text)
    if (known !== undefined || names.size >= MAX_NAMED) return known
    // The name is a hash of the text, since all lists share the connections.
    const name = createHash('sha1').update(text).digest('hex')
    names.set(text, name)
    return name
  }

  return {
    async run<Row extends QueryResultRow>(query: CompiledQuery, keepPlan: boolean): Promise<Row[]> {
      const name = keepPlan ? nameOf(query.sql) : undefined
      const { rows } = await pool.query<Row>({
        ...(name !== undefined && { name }),
        text: query.sql,
        values: [...query.parameters],
      })
      return rows
    },
  }
}
