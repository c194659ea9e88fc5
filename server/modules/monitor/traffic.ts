import type { Socket } from 'node:net'
import { createHistogram } from 'node:perf_hooks'
import { finished } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { type HttpTrace, httpTraceModel } from '#schemas'
import { isApiRequest, routedPath } from '../../platform/http/envelope.ts'
import { createList } from '../../platform/list/list.ts'
import { defineListResource } from '../../platform/list/resource.ts'
import type { Services } from '../../services.ts'
import { nodeName } from './node-facts.ts'

/** Converts recent requests to a list resource, so that users can search and sort them like records. */
const resourceOf = (traces: readonly Trace[]) =>
  defineListResource<HttpTrace>({
    model: httpTraceModel,
    rows: sql`jsonb_to_recordset(${JSON.stringify(traces)}::jsonb) as t(id text, at timestamptz, method text,
      route text, query text, status int, ms int, username text, ip text, "requestId" text)`,
    scope: 'none',
    columns: {
      time: { sql: sql`t.at` },
      requestId: { sql: sql`t."requestId"` },
      node: sql`${nodeName}::text`,
    },
  })

/** Creates the list of recent requests. */
export const createTraceList = (services: Services, traces: readonly Trace[]) =>
  createList(resourceOf(traces), services)

/** Number of recent requests to keep. */
const MAX_TRACES = 500
/**
 * Path prefixes of requests that read monitoring figures. Such requests are counted, but they aren't kept as
 * recent requests.
 */
const UNTRACED = ['/app/monitor/', '/actuator/', '/sys/actuator/']
const LONGEST_QUERY = 500
const MICROSECONDS = 1_000

/** Recent request, without the name of the node, which the list adds. */
export type Trace = Omit<HttpTrace, 'node' | 'time'> & { at: Date }

/** Figures of the requests between two samples. */
export interface TrafficInterval {
  requests: number
  errors: number
  p95Ms: number
}

/** Counters of requests and connections, with the recent requests. */
export interface Traffic {
  requests: number
  errors: number
  totalMs: number
  slowestMs: number
  busy: number
  /** Number of responses by HTTP status. */
  statuses: ReadonlyMap<number, number>
  connections: () => { open: number; sentBytes: number; receivedBytes: number }
  /** Recent requests, newest last. */
  traces: () => readonly Trace[]
  /** Returns the figures of the requests since the previous call of this function. */
  readInterval: () => TrafficInterval
}

declare module 'fastify' {
  interface FastifyInstance {
    traffic: Traffic
  }
}

/** User name of the caller; null on public routes and for requests without a valid session. */
function accountOf(request: FastifyRequest): string | null {
  try {
    return request.user.username
  } catch {
    return null
  }
}

const traceOf = (request: FastifyRequest, reply: FastifyReply, base: string): Trace => ({
  id: request.id.replaceAll('-', ''),
  at: new Date(),
  method: request.method,
  // Pattern of the route, such as `/users/:id`. The path of the request may contain tokens, so it isn't
  // logged.
  route: request.is404 ? '404' : (request.routeOptions.url ?? '').slice(base.length),
  query: Object.keys((request.query ?? {}) as object)
    .join(', ')
    .slice(0, LONGEST_QUERY),
  status: reply.statusCode,
  ms: Math.round(reply.elapsedTime),
  username: accountOf(request),
  ip: request.ip,
  requestId: request.id,
})

function watchConnections(app: FastifyInstance): Traffic['connections'] {
  const open = new Set<Socket>()
  let sentBytes = 0
  let receivedBytes = 0
  app.server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => {
      open.delete(socket)
      sentBytes += socket.bytesWritten
      receivedBytes += socket.bytesRead
    })
  })
  return () => {
    let [sent, received] = [sentBytes, receivedBytes]
    for (const socket of open) {
      sent += socket.bytesWritten
      received += socket.bytesRead
    }
    return { open: open.size, sentBytes: sent, receivedBytes: received }
  }
}

/** Adds `app.traffic`, which counts requests. Must be called before routes are added. */
export function countRequests(app: FastifyInstance, apiBase: string): void {
  const traces: Trace[] = []
  const statuses = new Map<number, number>()
  const times = createHistogram()
  let since = { requests: 0, errors: 0 }
  const traffic = { requests: 0, errors: 0, totalMs: 0, slowestMs: 0, busy: 0 }

  app.addHook('onRequest', (_request, reply, done) => {
    traffic.busy += 1
    finished(reply.raw, () => {
      traffic.busy -= 1
    })
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode, elapsedTime } = reply
    traffic.requests += 1
    traffic.totalMs += elapsedTime
    traffic.slowestMs = Math.max(traffic.slowestMs, elapsedTime)
    if (statusCode >= 500) traffic.errors += 1
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
    times.record(Math.max(1, Math.round(elapsedTime * MICROSECONDS)))
    const path = routedPath(request.url)
    if (isApiRequest(request, apiBase) && !UNTRACED.some((area) => path.startsWith(apiBase + area))) {
      traces.push(traceOf(request, reply, apiBase))
      if (traces.length > MAX_TRACES) traces.shift()
    }
    done()
  })

  const fullTraffic: Traffic = Object.assign(traffic, {
    statuses,
    connections: watchConnections(app),
    traces: () => traces,
    readInterval: () => {
      const stretch = {
        requests: traffic.requests - since.requests,
        errors: traffic.errors - since.errors,
        p95Ms: times.count === 0 ? 0 : times.percentile(95) / MICROSECONDS,
      }
      since = { requests: traffic.requests, errors: traffic.errors }
      times.reset()
      return stretch
    },
  })
  app.decorate('traffic', fullTraffic)
}
