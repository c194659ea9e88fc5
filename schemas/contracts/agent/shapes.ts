import Type, { type Static } from 'typebox'
import { crudShapes } from '../crud.ts'
import { defineModel, type OperationShapes } from '../model.ts'
import { DictValue, Id, Nullable, none, Str, Time } from '../scalars.ts'

/** Somebody who stands in for a user; without a beginning or an end he does so from ever, or for ever. */
export const UserAgent = Type.Object({
  id: Id('Id'),
  userName: Str('User', 100),
  userRealname: Nullable(Str('Name', 100)),
  agentUserName: Str('Agent', 100),
  agentRealname: Nullable(Str("Agent's name", 100)),
  startTime: Nullable(Time('From')),
  endTime: Nullable(Time('Until')),
  status: DictValue('State', 'valid_status'),
  isNow: Type.Boolean({ title: 'Now', description: 'In force at this moment. Ours.' }),
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

export const userAgentModel = defineModel('UserAgent', UserAgent, {
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
      description: 'Open where it is empty.',
    }),
  )
const State = Type.Optional(
  Type.Union([Type.Enum(['0', '1']), Type.Integer({ minimum: 0, maximum: 1 })], {
    title: 'State',
    description: '1 in force, 0 switched off.',
    'x-dict': 'valid_status',
  }),
)
const period = { startTime: When('From'), endTime: When('Until'), status: State }

/** What is typed of an agent. Stock clients send the whole record: what is not here is ignored. */
const written = {
  userName: Type.String({ title: 'User', minLength: 1, maxLength: 100 }),
  agentUserName: Type.String({ title: 'Agent', minLength: 1, maxLength: 100 }),
  ...period,
}
export const NewUserAgent = Type.Object(written)
export type NewUserAgent = Static<typeof NewUserAgent>

/** The agent of one user, as his form has it: none, where it names nobody. */
export const AgentOf = Type.Object({
  userName: Str('User', 100),
  realname: Str('Name', 100),
  agentUserName: Nullable(Str('Agent', 100)),
  startTime: Nullable(Time('From')),
  endTime: Nullable(Time('Until')),
  status: DictValue('State', 'valid_status'),
})
export type AgentOf = Static<typeof AgentOf>
export const agentOfModel = defineModel('AgentOf', AgentOf)

export const SetAgent = Type.Object(
  {
    userName: Type.String({ title: 'User', minLength: 1, maxLength: 100 }),
    agentUserName: Type.Optional(Nullable(Type.String({ title: 'Agent', maxLength: 100 }))),
    ...period,
  },
  { additionalProperties: false },
)
export type SetAgent = Static<typeof SetAgent>

const Standing = Type.Object({
  username: Type.String(),
  realname: Type.String(),
  startTime: Nullable(Time('From')),
  endTime: Nullable(Time('Until')),
})
/** Who stands in for the caller, now or later, and for whom he does. */
export const MyAgents = Type.Object({
  agent: Nullable(Standing),
  standsInFor: Type.Array(Standing),
})
export type MyAgents = Static<typeof MyAgents>

const ofUser = Type.Object({ userName: Str('User', 100) })

export const agentShapes = {
  ...crudShapes('agent', userAgentModel, {
    add: NewUserAgent,
    edit: Type.Object({ id: Id('Id'), ...written }),
  }),
  'agent.byUser': { args: ofUser, result: UserAgent, model: 'UserAgent' },
  'agent.of': {
    args: Type.Object({ userName: Str('User', 100) }, { additionalProperties: false }),
    result: AgentOf,
    model: 'AgentOf',
  },
  'agent.set': { args: SetAgent, result: AgentOf, model: 'AgentOf' },
  'agent.mine': { args: none, result: MyAgents },
} satisfies Record<string, OperationShapes>
