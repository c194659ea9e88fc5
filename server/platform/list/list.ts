import type { Services } from '../../services.ts'
import type { Scope, SignedIn } from '../http/request.ts'
import { createCountCache } from './count-cache.ts'
import { encodeCursor } from './cursor.ts'
import { readJeecgQuery } from './jeecg-query.ts'
import { countSql, pageSql, recordSql, SORT_KEY } from './page-sql.ts'
import { presentRow } from './present-row.ts'
import { type ListQuery, MAX_ROW, readListQuery } from './query.ts'
import type { ListResource } from './resource.ts'
import { hasRules, isUnlimited, type Scoped } from './row-scope.ts'
import { createStatements } from './statements.ts'
import { createTotals, readTotals, type TotalRequest } from './totals.ts'

/** A page of a list: `PageOf` in the contract. */
export interface ListPage<Row> {
  records: Row[]
  /** Number of rows in the whole list, at most 10,000. `totalCapped` is true if there are more. */
  total: number
  totalCapped: boolean
  size: number
  current: number
  pages: number
  next: string | null
  prev: string | null
  /** True if the page is empty and data rules restrict the caller. */
  narrowed?: boolean
}

/** A list query and the totals to compute for it. */
type TotalsQuery = ListQuery & { totals: readonly TotalRequest[] }

type Keyed = { id: string; [SORT_KEY]: string }

/**
 * True if the database may reuse one plan for all values of a query. Such a query has a cursor or is for the
 * first page, and its caller sees all rows. Its filters test equality or compare the sort field. Other
 * queries get a new plan each time, since they may match all rows or none.
 */
function canReusePlan(resource: Scoped, query: ListQuery, scope: Scope): boolean {
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
 * True for a filter by prefix, for which the database's planner chooses a bad plan. The planner assumes that
 * matching rows are spread evenly over the sort index. But rows whose numbers have the same prefix are
 * adjacent in the index, since they were created at about the same time.
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

/**
 * Corrects a cached count that contradicts the rows of the page. These rows show that more rows follow, or
 * that the list ends with them.
 */
function totalOf(query: ListQuery, counted: number, { found, isMore }: { found: number; isMore: boolean }) {
  if (query.cursor || (found === 0 && query.pageNo > 1)) return counted
  const seen = (query.pageNo - 1) * query.pageSize + found
  return isMore ? Math.max(counted, seen + 1) : seen
}

/**
 * Creates the list of a resource. It reads pages, records and totals within the caller's scope. `totalsMs` is
 * the timeout of totals, 4 s by default.
 */
export function createList<Row>(
  resource: ListResource<Row>,
  { database: { pool, db }, clock, listChanges }: Pick<Services, 'database' | 'clock' | 'listChanges'>,
  totalsMs?: number,
) {
  const now = () => clock().getTime()
  const statements = createStatements(pool)
  const changes = () => listChanges.of(resource.model.name)
  const counts = createCountCache(now, changes)
  const totals = createTotals(resource, { db, now, changes, timeout: totalsMs })
  const finish = ({ [SORT_KEY]: _, ...row }: Keyed, scope: Scope): Row =>
    presentRow(resource, row as Row, scope)

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
      canReusePlan(resource, query, scope),
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
      records: shown.map((row) => finish(row, scope)),
      total: Math.min(total, MAX_ROW),
      totalCapped: total > MAX_ROW,
      size: pageSize,
      current: query.pageNo,
      pages: Math.ceil(Math.min(total, MAX_ROW) / pageSize),
      ...cursorsOf(query, shown, isMore),
      ...(shown.length === 0 && hasRules(resource, scope) && { narrowed: true }),
    }
  }

  return {
    resource,
    /** Parses a query string. Throws LIST_QUERY_INVALID. */
    read: (query: Record<string, unknown>, user: SignedIn) => readListQuery(resource, query, user),
    /**
     * Parses a query string of a JeecgBoot client. For fields in `searched`, a value also matches a part of
     * the text.
     */
    readJeecg: (query: Record<string, unknown>, user: SignedIn, searched: readonly string[] = []) =>
      readJeecgQuery(resource, query, { who: user, searched }),
    page,
    /** Finds a record. Returns undefined if its id is unknown or the record is outside the scope. */
    async find(id: string, scope: Scope): Promise<Row | undefined> {
      const [row] = await statements.run<Keyed>(
        recordSql(resource, id, scope).compile(db),
        !hasRules(resource, scope),
      )
      return row && finish(row, scope)
    },
    /** Parses a query string for totals. Ignores sort and page. */
    readTotals({ totals: asked, ...filters }: Record<string, unknown>, user: SignedIn): TotalsQuery {
      return { ...readListQuery(resource, filters, user), totals: readTotals(resource, asked) }
    },
    /** Returns the totals of all rows that match the filters, not only of the rows of a page. */
    totals: ({ totals: asked, ...query }: TotalsQuery, scope: Scope) => totals.get(query, scope, asked),
  }
}

export type ResourceList<Row> = ReturnType<typeof createList<Row>>
