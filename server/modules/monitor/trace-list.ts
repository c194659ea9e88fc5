import { sql } from 'kysely'
import { type HttpTrace, httpTraceModel } from '#schemas'
import type { SignedIn } from '../../http/request.ts'
import type { Services } from '../../services.ts'
import { createList } from '../list/list.ts'
import { defineListResource } from '../list/resource.ts'
import { nodeName } from './node-facts.ts'
import type { Trace } from './traffic.ts'

/** What a process remembers of its requests as rows, so that they are searched and sorted like any list. */
const resourceOf = (traces: readonly Trace[]) =>
  defineListResource<HttpTrace>({
    model: httpTraceModel,
    rows: sql`jsonb_to_recordset(${JSON.stringify(traces)}::jsonb) as t(id text, at timestamptz, method text,
      route text, query text, status int, ms int, username text, ip text, "requestId" text)`,
    scopeColumn: 'none',
    columns: {
      time: { type: 'time', sql: sql`t.at` },
      ms: { type: 'integer', sql: sql`t.ms` },
      status: { type: 'integer', sql: sql`t.status` },
      route: { type: 'text', sql: sql`t.route` },
      method: { type: 'text', sql: sql`t.method` },
      username: { type: 'text', sql: sql`t.username` },
      ip: { type: 'text', sql: sql`t.ip` },
      requestId: { type: 'text', sql: sql`t."requestId"` },
    },
    select: sql`t.id, t.at as time, t.method, t.route, t.query, t.status, t.ms, t.username, t.ip, t."requestId",
      ${nodeName}::text as node`,
    joins: sql``,
  })

/** How requests may be asked for. */
export const traceResource = resourceOf([])

/** A page of remembered requests. */
export async function pageOfTraces(
  { database, clock }: Services,
  traces: readonly Trace[],
  { query, user }: { query: Record<string, unknown>; user: SignedIn },
) {
  const list = createList(resourceOf(traces), { ...database, now: () => clock().getTime() })
  return list.page(list.read(query, user), user.scope)
}
