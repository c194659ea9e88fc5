import Type, { type Static } from 'typebox'
import { strictObject } from '../../meta/strict-object.ts'
import { defineModel, type OperationContract } from '../model.ts'
import { byId, Count, DictValue, Id, Milliseconds, noArgs, Time } from '../scalars.ts'

const fields = {
  id: Id('Id'),
  runId: Id('Run'),
  invariant: DictValue('Invariant', 'invariant'),
  outcome: DictValue('Outcome', 'invariant_outcome'),
  violations: Count('Violations'),
  durationMs: Milliseconds('Duration (ms)'),
  createTime: Time('Checked at'),
}

/** Result of one invariant in one run of the job that checks invariants. */
export const InvariantResult = Type.Object(fields)
export type InvariantResult = Static<typeof InvariantResult>

const listed = {
  sortable: ['createTime'],
  filters: {
    runId: ['eq'],
    invariant: ['eq', 'in'],
    outcome: ['eq', 'in'],
    createTime: ['between'],
  },
  defaultSort: { field: 'createTime', order: 'desc' },
} as const

export const invariantResultModel = defineModel(
  { name: 'InvariantResult', title: 'Result of an invariant' },
  InvariantResult,
  listed,
)

/** A result with its first violations. Lists of results leave the violations out. */
export const InvariantResultDetail = Type.Object({
  ...fields,
  sample: Type.String({ title: 'First violations' }),
})
export type InvariantResultDetail = Static<typeof InvariantResultDetail>

export const invariantResultDetailModel = defineModel(
  { name: 'InvariantResultDetail', title: 'Result of an invariant with its violations' },
  InvariantResultDetail,
  listed,
)

export const invariantShapes = {
  'invariantResult.list': { args: noArgs, model: invariantResultModel },
  'invariantResult.get': { args: strictObject(byId.properties), model: invariantResultDetailModel },
} satisfies Record<string, OperationContract>
