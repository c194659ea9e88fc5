import Type, { type Static } from 'typebox'
import { strictObject } from '../../meta/strict-object.ts'
import { defineModel, type OperationContract } from '../model.ts'
import { Count, Day, Id, Milliseconds, Nullable, noArgs, Str, Time } from '../scalars.ts'

const DictNumber = (title: string, dict: string) => Type.Integer({ title, 'x-dict': dict })

/** A changed field with its value before and after the change. Null means that the field was empty. */
export const LogChange = Type.Object({
  field: Str('Field', 100),
  before: Nullable(Type.String({ title: 'Before' })),
  after: Nullable(Type.String({ title: 'After' })),
})
export type LogChange = Static<typeof LogChange>

/**
 * An entry of the JeecgBoot log: a login or a change. Fields that follow `createTime` are Gaiwan extensions.
 */
export const SysLog = Type.Object({
  id: Id('Id'),
  logType: DictNumber('Type', 'log_type'),
  operateType: Nullable(DictNumber('Operation', 'operate_type')),
  logContent: Nullable(Str('Event', 1000)),
  userid: Nullable(Str('User name', 100)),
  username: Nullable(Str('Real name', 100)),
  ip: Nullable(Str('IP address', 100)),
  method: Nullable(Str('Action', 500)),
  requestUrl: Nullable(Str('Page', 255)),
  requestType: Nullable(Str('Request', 10)),
  requestParam: Nullable(Type.String({ title: 'Details' })),
  costTime: Nullable(Milliseconds('Duration (ms)')),
  createTime: Time('Time'),
  outcome: Nullable(Type.String({ title: 'Outcome', 'x-dict': 'login_outcome', maxLength: 10 })),
  userAgent: Nullable(Str('Browser', 300)),
  pageVersion: Nullable(Str('Page version', 64)),
  actionId: Nullable(Str('Button', 40)),
  subjectKind: Nullable(Str('Record type', 50)),
  subjectId: Nullable(Str('Record', 32)),
  requestId: Nullable(Str('Request number', 64)),
  changes: Type.Array(LogChange, { title: 'What changed' }),
})
export type SysLog = Static<typeof SysLog>

export const logChangeModel = defineModel({ name: 'LogChange', title: 'Changed field' }, LogChange)
export const sysLogModel = defineModel({ name: 'SysLog', title: 'System log entry' }, SysLog, {
  sortable: ['createTime'],
  filters: {
    logType: ['eq', 'in'],
    operateType: ['eq', 'in'],
    logContent: ['like'],
    userid: ['eq', 'like'],
    ip: ['eq', 'starts'],
    outcome: ['eq', 'in'],
    subjectId: ['eq'],
    createTime: ['between'],
  },
  defaultSort: { field: 'createTime', order: 'desc' },
})

/**
 * Login statistics of the JeecgBoot contract: logins in the log, logins of today, and IP addresses of today.
 */
export const Visits = Type.Object({
  totalVisitCount: Count('Sign-ins that the log still holds'),
  todayVisitCount: Count('Sign-ins today'),
  todayIp: Count('IP addresses today'),
})
export type Visits = Static<typeof Visits>

/** Login statistics of today and in total, and the number of days that the log keeps logins. */
export const VisitFigures = Type.Object({
  today: Count('Visits today'),
  todayPeople: Count('Users today'),
  todayAddresses: Count('IP addresses today'),
  total: Count('Visits in all'),
  people: Count('People in all'),
  addresses: Count('Addresses in all'),
  keepDays: Count('Days for which sign-ins stay in the log'),
})
export type VisitFigures = Static<typeof VisitFigures>

/** Number of days that the log keeps logins. Entries about changes are never deleted. */
export const LogRetention = Type.Object({
  signInDays: Count('Days for which sign-ins stay in the log'),
})
export type LogRetention = Static<typeof LogRetention>

/** Login statistics of one day in business time. The response has the last seven days. */
export const VisitDay = Type.Object({
  tian: Day('Day'),
  type: Str('Day as MM-DD', 5),
  visit: Count('Sign-ins'),
  ip: Count('IP addresses'),
})
export type VisitDay = Static<typeof VisitDay>

/** Arguments with any keys, because the JeecgBoot contract allows unknown keys. */
const open = Type.Object({})

export const logShapes = {
  'log.list': { args: noArgs, model: sysLogModel },
  'log.get': { args: strictObject({ id: Id('Id') }), model: sysLogModel },
  'log.retention': { args: noArgs, result: LogRetention },
  'log.delete': { args: open, result: Type.Null() },
  'log.deleteBatch': { args: open, result: Type.Null() },
  'log.visits': { args: open, result: Visits },
  'log.visitFigures': { args: noArgs, result: VisitFigures },
  'log.visitDays': { args: open, result: Type.Array(VisitDay) },
} satisfies Record<string, OperationContract>
