import Type, { type Static } from 'typebox'
import { strictObject } from '../../meta/strict-object.ts'
import { crudShapes } from '../crud.ts'
import { defineModel, type OperationContract } from '../model.ts'
import { DictValue, Id, Maybe, Nullable, noArgs, Str, Time } from '../scalars.ts'

/**
 * A delegation from a user to an agent. A delegation without a start time applies immediately. A delegation
 * without an end time never ends.
 */
export const UserAgent = Type.Object({
  id: Id('Id'),
  userName: Str('User', 100),
  userRealname: Nullable(Str('Real name', 100)),
  agentUserName: Str('Agent', 100),
  agentRealname: Nullable(Str("Agent's name", 100)),
  startTime: Nullable(Time('From')),
  endTime: Nullable(Time('Until')),
  status: DictValue('State', 'valid_status'),
  isNow: Type.Boolean({ title: 'Now', description: 'In force now. Gaiwan extension.' }),
  createName: Nullable(Str('Created by', 100)),
  createBy: Nullable(Str('Created by', 100)),
  createTime: Nullable(Time('Created')),
  updateName: Nullable(Str('Updated by', 100)),
  updateBy: Nullable(Str('Updated by', 100)),
  updateTime: Nullable(Time('Updated')),
  sysOrgCode: Nullable(Str('Department', 64)),
  sysCompanyCode: Nullable(Str('Company', 64)),
})
export type UserAgent = Static<typeof UserAgent>

export const userAgentModel = defineModel({ name: 'UserAgent', title: 'Delegation' }, UserAgent, {
  sortable: ['userName', 'agentUserName', 'startTime', 'endTime', 'createTime'],
  filters: {
    userName: ['eq', 'like'],
    agentUserName: ['eq', 'like'],
    status: ['eq', 'in'],
    startTime: ['between'],
    endTime: ['between'],
    createTime: ['between'],
  },
  defaultSort: { field: 'createTime', order: 'desc' },
})

const When = (title: string) =>
  Type.Optional(
    Type.Union([Time(title), Type.Literal(''), Type.Null()], {
      title,
      description: 'An empty value leaves this side open.',
    }),
  )
const State = Type.Optional(
  Type.Union([Type.Enum(['0', '1']), Type.Integer({ minimum: 0, maximum: 1 })], {
    title: 'State',
    description: '1 active, 0 disabled.',
    'x-dict': 'valid_status',
  }),
)
const period = { startTime: When('From'), endTime: When('Until'), status: State }

/**
 * Editable fields of a delegation. JeecgBoot clients send complete records, of which the server reads only
 * these fields.
 */
export const NewUserAgent = Type.Object({
  userName: Type.String({ title: 'User', minLength: 1, maxLength: 100 }),
  agentUserName: Type.String({ title: 'Agent', minLength: 1, maxLength: 100 }),
  ...period,
})
export type NewUserAgent = Static<typeof NewUserAgent>

/** The agent of one user; `agentUserName` is null if the user has no agent. */
export const AgentOf = Type.Object({
  userName: Str('User', 100),
  realname: Str('Real name', 100),
  agentUserName: Nullable(Str('Agent', 100)),
  startTime: Nullable(Time('From')),
  endTime: Nullable(Time('Until')),
  status: DictValue('State', 'valid_status'),
})
export type AgentOf = Static<typeof AgentOf>
export const agentOfModel = defineModel({ name: 'AgentOf', title: 'Delegation to me' }, AgentOf)

export const SetAgent = strictObject({
  userName: Type.String({ title: 'User', minLength: 1, maxLength: 100 }),
  agentUserName: Maybe(Type.String({ title: 'Agent', maxLength: 100 })),
  ...period,
})
export type SetAgent = Static<typeof SetAgent>

const Standing = Type.Object({
  username: Type.String(),
  realname: Type.String(),
  startTime: Nullable(Time('From')),
  endTime: Nullable(Time('Until')),
})
/** The caller's agent, and the users for whom the caller is the agent, now or in the future. */
export const MyAgents = Type.Object({
  agent: Nullable(Standing),
  standsInFor: Type.Array(Standing),
})
export type MyAgents = Static<typeof MyAgents>

const ofUser = Type.Object({ userName: Str('User', 100) })

export const agentShapes = {
  ...crudShapes('agent', userAgentModel, {
    add: NewUserAgent,
  }),
  'agent.byUser': { args: ofUser, model: userAgentModel },
  'agent.of': { args: strictObject({ userName: Str('User', 100) }), model: agentOfModel },
  'agent.set': { args: SetAgent, model: agentOfModel },
  'agent.mine': { args: noArgs, result: MyAgents },
} satisfies Record<string, OperationContract>
