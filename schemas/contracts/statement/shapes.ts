import Type, { type Static } from 'typebox'
import { strictObject, stringEnum } from '../../meta/strict-object.ts'
import { defineModel, type OperationContract } from '../model.ts'
import {
  Count,
  DictValue,
  Id,
  Maybe,
  Milliseconds,
  Nullable,
  noArgs,
  Seconds,
  Str,
  Time,
} from '../scalars.ts'

/** Maximum number of rows that a preset statement returns. Administrators can only set a lower limit. */
const STATEMENT_MAX_ROWS = 10_000
const STATEMENT_MAX_SECONDS = 60

/** A parameter of a preset statement. The title of the parameter is in the caller's language. */
export const StatementParam = Type.Object({
  name: Str('Name', 40),
  title: Str('Title', 100),
  type: stringEnum(['text', 'integer', 'day', 'shop', 'user'], { title: 'Type' }),
  required: Type.Boolean({ title: 'Required' }),
  fallback: Nullable(Type.Union([Type.String(), Type.Integer()], { title: 'Default value' })),
})
export type StatementParam = Static<typeof StatementParam>

/** A column in the result of a preset statement. */
export const StatementColumn = Type.Object({
  field: Str('Field', 40),
  title: Str('Title', 100),
  type: stringEnum(['text', 'integer', 'fen', 'bytes'], { title: 'Type' }),
})
export type StatementColumn = Static<typeof StatementColumn>

const Limits = {
  maxRows: Type.Integer({ title: 'Maximum rows', minimum: 1, maximum: STATEMENT_MAX_ROWS }),
  maxSeconds: Seconds('Maximum seconds', { minimum: 1, maximum: STATEMENT_MAX_SECONDS }),
}

/** A preset statement with its settings, which administrators can change. */
export const Statement = Type.Object({
  id: Id('Code'),
  title: Str('Statement', 100),
  description: Str('What it does', 300),
  kind: DictValue('Type', 'statement_kind'),
  access: Str('Required permission', 100),
  enabled: Type.Boolean({ title: 'Enabled' }),
  roleCodes: Nullable(Str('Roles', 2_000)),
  ...Limits,
  params: Type.Array(StatementParam, { title: 'Values' }),
  columns: Type.Array(StatementColumn, { title: 'Columns' }),
  mayRun: Type.Boolean({ title: 'Can run' }),
  version: Count('Version'),
  updateBy: Nullable(Str('Updated by', 100)),
  updateTime: Nullable(Time('Updated')),
})
export type Statement = Static<typeof Statement>

export const statementModel = defineModel({ name: 'Statement', title: 'Preset statement' }, Statement, {
  sortable: ['id'],
  filters: { id: ['eq', 'like'], title: ['like'], kind: ['eq'] },
  defaultSort: { field: 'id', order: 'asc' },
})

/**
 * Changes the administrator's settings of a preset statement. If no roles are set, every user with the
 * required permission may run the statement.
 */
export const EditStatement = strictObject({
  id: Id('Code'),
  version: Count('Version'),
  enabled: Type.Boolean({ title: 'Enabled' }),
  roleCodes: Maybe(Str('Roles', 2_000)),
  ...Limits,
})
export type EditStatement = Static<typeof EditStatement>

/** One run of a preset statement, from the audit log. */
export const StatementRun = Type.Object({
  id: Id('Id'),
  code: Id('Statement'),
  kind: DictValue('Type', 'statement_kind'),
  username: Str('Run by', 100),
  createTime: Time('Time'),
  params: Str('Values', 2_000),
  rows: Nullable(Count('Rows')),
  millis: Nullable(Milliseconds('Duration (ms)')),
  outcome: DictValue('Outcome', 'statement_outcome'),
})
export type StatementRun = Static<typeof StatementRun>

export const statementRunModel = defineModel(
  { name: 'StatementRun', title: 'Run of a preset statement' },
  StatementRun,
  {
    sortable: ['createTime'],
    filters: { code: ['eq'], username: ['eq'], createTime: ['between'] },
    defaultSort: { field: 'createTime', order: 'desc' },
  },
)

/**
 * Code and parameters of the preset statement to run. Early clients send the code as `name`. A request that
 * contains SQL is rejected.
 */
export const RunStatement = Type.Object({
  code: Type.Optional(Type.String({ title: 'Code', maxLength: 20_000 })),
  name: Type.Optional(Type.String({ title: 'Code', maxLength: 20_000 })),
  params: Maybe(Type.Record(Type.String(), Type.Unknown(), { title: 'Values' })),
})
export type RunStatement = Static<typeof RunStatement>

const Cell = Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()])
/**
 * Rows that a preset statement returns. If `isCut` is true, there are more rows than the response contains.
 */
export const StatementRows = Type.Object({
  code: Id('Statement'),
  columns: Type.Array(StatementColumn),
  rows: Type.Array(Type.Record(Type.String(), Cell)),
  isCut: Type.Boolean(),
  millis: Milliseconds('Duration (ms)'),
})
export type StatementRows = Static<typeof StatementRows>

/** Number of records that a preset statement has changed. */
export const StatementResult = Type.Object({
  code: Id('Statement'),
  affected: Count('Records changed'),
  millis: Milliseconds('Duration (ms)'),
})
export type StatementResult = Static<typeof StatementResult>

export const statementShapes = {
  'statement.list': { args: noArgs, model: statementModel },
  'statement.get': { args: strictObject({ id: Id('Code') }), model: statementModel },
  'statement.edit': { args: EditStatement, model: statementModel },
  'statement.runs': { args: noArgs, model: statementRunModel },
  'statement.query': { args: RunStatement, result: StatementRows },
  'statement.exec': { args: RunStatement, result: StatementResult },
} satisfies Record<string, OperationContract>
