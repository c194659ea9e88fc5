import type { Pool } from 'pg'
import type { Db } from '../../db/index.ts'
import type { Scope, SignedIn } from '../http/request.ts'
import { createCountCache } from './count-cache.ts'
import { encodeCursor } from './cursor.ts'
import { readStockQuery } from './jeecg-query.ts'
import { countSql, pageSql, recordSql, SORT_KEY } from './page-sql.ts'
import { type ListQuery, MAX_ROW, readListQuery } from './query.ts'
import type { ListResource } from './resource.ts'
import { isRuled, isUnlimited, type Scoped } from './scope.ts'
import { createStatements } from './statements.ts'
import { type AskedTotal, createTotals, readTotals } from './totals.ts'

/** A page of a list: `PageOf` in the contract. */
export interface ListPage<Row> {
  records: Row[]
  /** Never above 10,000: see `totalCapped`. */
  total: number
  totalCapped: boolean
  size: number
  current: number
  pages: number
  next: string | null
  prev: string | null
  /** There are no rows, and data rules narrow what the caller sees. */
  narrowed?: boolean
}

/** A list query with its totals. */
type TotalsQuery = ListQuery & { totals: readonly AskedTotal[] }

type Keyed = { id: string; [SORT_KEY]: string }

interface Surroundings {
  pool: Pool
  db: Db
  /** Milliseconds. */
  now: () => number
  /** Time limit of totals in ms; 4 s, unless given. */
  totalsMs?: number
}

/**
 * A plan made without looking at the values is as good as any where they only fix index prefixes. Another filter,
 * or a scope, may hold for every row or for none, so that one is planned each time.
 */
function keepsPlan(resource: Scoped, query: ListQuery, scope: Scope): boolean {
  const { conditions, alternatives = [], sort, cursor, pageNo } = query
  const isFirst = cursor !== undefined || pageNo === 1
  return (
    isUnlimited(resource, scope) &&
    isFirst &&
    alternatives.length === 0 &&
    conditions.every(({ field, op }) => field === sort || op === 'eq')
  )
}

/**
 * The beginning of a number often tells its time, so what matches lies close together, where the planner takes it
 * to be spread evenly over the sort's index. The count, found by the filter's own index, knows better.
 */
const isMisjudged = ({ conditions }: ListQuery) => conditions.some(({ op }) => op === 'starts')

function cursorsOf(query: ListQuery, rows: readonly Keyed[], isMore: boolean) {
  const at = (direction: 'next' | 'prev', row: Keyed | undefined) =>
    row
      ? encodeCursor({ direction, sort: query.sort, order: query.order, key: row[SORT_KEY], id: row.id })
      : null
  const back = query.cursor?.direction === 'prev'
  const hasNext = back || isMore
  const hasPrev = back ? isMore : query.cursor !== undefined || query.pageNo > 1
  return { next: hasNext ? at('next', rows.at(-1)) : null, prev: hasPrev ? at('prev', rows[0]) : null }
}

/** A kept count may be old. The page knows better where the list ends, or that it goes on. */
function totalOf(query: ListQuery, counted: number, { found, isMore }: { found: number; isMore: boolean }) {
  if (query.cursor || (found === 0 && query.pageNo > 1)) return counted
  const seen = (query.pageNo - 1) * query.pageSize + found
  return isMore ? Math.max(counted, seen + 1) : seen
}

/** Reads pages, and single records, of one resource within a caller's scope. */
export function createList<Row>(resource: ListResource<Row>, { pool, db, now, totalsMs }: Surroundings) {
  const statements = createStatements(pool)
  const counts = createCountCache(now)
  const totals = createTotals(resource, { db, now, timeout: totalsMs })
  const finish = ({ [SORT_KEY]: _, ...row }: Keyed): Row =>
    resource.present ? resource.present(row as Row) : (row as Row)

  function count(query: ListQuery, scope: Scope): Promise<number> {
    const key = JSON.stringify([query.conditions, query.alternatives, scope])
    return counts.get(key, async () => {
      const [row] = await statements.run<{ count: number }>(
        countSql(resource, query, { scope }).compile(db),
        false,
      )
      return row?.count ?? 0
    })
  }

  const rowsOf = (query: ListQuery, scope: Scope, isSmall: boolean) =>
    statements.run<Keyed>(
      pageSql(resource, query, { scope, isSmall }).compile(db),
      keepsPlan(resource, query, scope),
    )

  async function look(query: ListQuery, scope: Scope): Promise<[Keyed[], number]> {
    if (!isMisjudged(query)) return Promise.all([rowsOf(query, scope, false), count(query, scope)])
    const counted = await count(query, scope)
    return [await rowsOf(query, scope, counted <= MAX_ROW), counted]
  }

  async function page(query: ListQuery, scope: Scope): Promise<ListPage<Row>> {
    const [rows, counted] = await look(query, scope)
    const { pageSize } = query
    const isMore = rows.length > pageSize
    const shown = query.cursor?.direction === 'prev' ? rows.slice(-pageSize) : rows.slice(0, pageSize)
    const total = totalOf(query, counted, { found: shown.length, isMore })
    return {
      records: shown.map(finish),
      total: Math.min(total, MAX_ROW),
      totalCapped: total > MAX_ROW,
      size: pageSize,
      current: query.pageNo,
      pages: Math.ceil(Math.min(total, MAX_ROW) / pageSize),
      ...cursorsOf(query, shown, isMore),
      ...(shown.length === 0 && isRuled(resource, scope) && { narrowed: true }),
    }
  }

  return {
    /** Reads a query string; a mistake in it is a LIST_QUERY_INVALID. */
    read: (query: Record<string, unknown>, user: SignedIn) => readListQuery(resource, query, user),
    /** Reads a query string in the forms of the contract; `searched` are texts of which a part is looked for. */
    readJeecg: (query: Record<string, unknown>, user: SignedIn, searched: readonly string[] = []) =>
      readStockQuery(resource, query, { who: user, searched }),
    page,
    /** One record; undefined for an unknown id as for one outside the scope. */
    async find(id: string, scope: Scope): Promise<Row | undefined> {
      const [row] = await statements.run<Keyed>(
        recordSql(resource, id, scope).compile(db),
        !isRuled(resource, scope),
      )
      return row && finish(row)
    },
    /** Reads a query string that asks for totals; the order of rows and the place among them say nothing here. */
    readTotals({ totals: asked, ...filters }: Record<string, unknown>, user: SignedIn): TotalsQuery {
      return { ...readListQuery(resource, filters, user), totals: readTotals(resource, asked) }
    },
    /** Totals of all rows of a filter, on any page. */
    totals: ({ totals: asked, ...query }: TotalsQuery, scope: Scope) => totals.get(query, scope, asked),
    /** Forgets what was counted, after a change. */
    changed: () => {
      counts.clear()
      totals.clear()
    },
  }
}

export type ResourceList<Row> = ReturnType<typeof createList<Row>>
