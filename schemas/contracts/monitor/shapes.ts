import Type, { type Static } from 'typebox'
import { defineModel, type OperationContract } from '../model.ts'
import { Count, Id, Milliseconds, Nullable, noArgs, Ppm, Str, Time } from '../scalars.ts'

const Mb = (title: string) => Type.Number({ title, description: 'Mebibytes.', minimum: 0 })
const Ms = (title: string) => Type.Number({ title, description: 'Milliseconds.', minimum: 0 })
const Clock = Type.String({ title: 'Time', description: 'HH:mm:ss in business time.' })

/** Name of the node, and the time when it started. */
const node = { node: Str('Node'), since: Time('Running since') }

/**
 * More facts, such as versions and limits, which a table shows. The texts of these facts are in the caller's
 * language.
 */
const facts = {
  facts: Type.Array(Type.Object({ name: Str('What'), value: Type.String({ title: 'Value' }) })),
}

export const ProcessFigures = Type.Object({
  ...node,
  heapMb: Mb('Heap used'),
  heapLimitMb: Mb('Heap at most'),
  rssMb: Mb('Total memory'),
  loopMs: Ms('Delay of the event loop'),
  gcCount: Count('Garbage collections'),
  gcMs: Ms('Time of garbage collection'),
  handles: Count('Open handles'),
  threads: Nullable(Count('Threads')),
  byKind: Type.Array(Type.Object({ kind: Str('Type'), count: Count('Open') })),
  ...facts,
  history: Type.Array(
    Type.Object({
      time: Clock,
      heapMb: Mb('Heap used'),
      rssMb: Mb('Total memory'),
      externalMb: Mb('Off-heap'),
      loopMs: Ms('Delay of the event loop'),
    }),
  ),
})
export type ProcessFigures = Static<typeof ProcessFigures>

export const ServerFigures = Type.Object({
  ...node,
  cpus: Count('CPU cores'),
  systemCpuPpm: Ppm('CPU usage'),
  processCpuPpm: Ppm('CPU usage of this process'),
  memoryUsedMb: Mb('Memory used'),
  memoryTotalMb: Mb('Memory'),
  memoryPpm: Ppm('Memory used'),
  load: Type.Number({ title: 'Load, last minute' }),
  ...facts,
  history: Type.Array(
    Type.Object({
      time: Clock,
      systemCpuPpm: Ppm('CPU usage'),
      processCpuPpm: Ppm('CPU usage of this process'),
    }),
  ),
})
export type ServerFigures = Static<typeof ServerFigures>

export const HttpFigures = Type.Object({
  ...node,
  requests: Count('Requests'),
  errors: Count('Server errors'),
  perMinute: Count('Requests per minute'),
  p95Ms: Ms('p95 latency'),
  slowestMs: Ms('Slowest'),
  sentMb: Mb('Sent'),
  open: Count('Open connections'),
  busy: Count('Under way'),
  sessions: Count('Sessions (all nodes)'),
  mostSessions: Count('Most sessions seen'),
  statuses: Type.Array(Type.Object({ status: Str('Status'), count: Count('Responses') })),
  history: Type.Array(
    Type.Object({
      time: Clock,
      perMinute: Count('Requests per minute'),
      p95Ms: Ms('p95 latency'),
      errors: Count('Server errors'),
    }),
  ),
})
export type HttpFigures = Static<typeof HttpFigures>

export const DatabaseFigures = Type.Object({
  ...node,
  sizeMb: Mb('Size'),
  connections: Count('Connections'),
  mostConnections: Count('Maximum connections'),
  active: Count('Active'),
  idleInTransaction: Count('Idle in a transaction'),
  hitPpm: Nullable(Ppm('Cache hit rate')),
  longestSeconds: Type.Number({ title: 'Longest query', minimum: 0 }),
  waitingLocks: Count('Waiting for a lock'),
  deadlocks: Count('Deadlocks'),
  poolOpen: Count('Connections of this node'),
  poolBusy: Count('At work for this node'),
  poolWaiting: Count('Waiting for a connection'),
  tables: Type.Array(
    Type.Object({
      name: Str('Table'),
      sizeMb: Mb('Size'),
      rows: Count('Rows (approx.)'),
      dead: Count('Dead rows'),
      vacuumed: Nullable(Time('Last vacuum')),
    }),
  ),
  ...facts,
  history: Type.Array(
    Type.Object({
      time: Clock,
      poolBusy: Count('At work for this node'),
      poolWaiting: Count('Waiting for a connection'),
    }),
  ),
})
export type DatabaseFigures = Static<typeof DatabaseFigures>

export const DiskFigures = Type.Object({
  ...node,
  disks: Type.Array(
    Type.Object({
      name: Str('Holds'),
      path: Type.String({ title: 'Folder' }),
      totalGb: Type.Number({ title: 'Size', minimum: 0 }),
      freeGb: Type.Number({ title: 'Free', minimum: 0 }),
      usedPpm: Ppm('Used'),
    }),
  ),
  files: Type.Array(Type.Object({ name: Str('Files'), count: Count('Number'), sizeMb: Mb('Size') })),
})
export type DiskFigures = Static<typeof DiskFigures>

/**
 * A request that the server has answered: its route and the names of its parameters, without their values.
 */
export const HttpTrace = Type.Object({
  id: Id('Id'),
  time: Time('Time'),
  method: Str('Method', 10),
  route: Str('Route', 300),
  query: Str('Requested by', 500),
  status: Type.Integer({ title: 'Status' }),
  ms: Milliseconds('Duration (ms)'),
  username: Nullable(Str('User name', 100)),
  ip: Str('IP address', 64),
  requestId: Str('Request', 64),
  node: Str('Node'),
})
export type HttpTrace = Static<typeof HttpTrace>

export const httpTraceModel = defineModel({ name: 'HttpTrace', title: 'Request trace' }, HttpTrace, {
  sortable: ['time', 'ms', 'status', 'route'],
  filters: {
    method: ['eq', 'in'],
    route: ['like'],
    status: ['eq', 'between'],
    username: ['eq'],
    ip: ['eq', 'starts'],
    requestId: ['eq'],
    time: ['between'],
  },
  defaultSort: { field: 'time', order: 'desc' },
})

export const monitorShapes = {
  'monitor.database': { args: noArgs, result: DatabaseFigures },
  'monitor.http': { args: noArgs, result: HttpFigures },
  'monitor.server': { args: noArgs, result: ServerFigures },
  'monitor.process': { args: noArgs, result: ProcessFigures },
  'monitor.requests': { args: noArgs, model: httpTraceModel },
  'monitor.disk': { args: noArgs, result: DiskFigures },
} satisfies Record<string, OperationContract>
