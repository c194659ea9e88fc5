import Type, { type Static } from 'typebox'
import { strictObject } from '../../meta/strict-object.ts'
import { defineModel, type OperationContract } from '../model.ts'
import { DictValue, Id, Maybe, Nullable, noArgs, Str, Time } from '../scalars.ts'

/** Key with which another system signs the trades that it reports. */
export const IntakeKey = Type.Object({
  id: Id('Intake key id'),
  name: Str('Name', 100),
  channelCode: Nullable(DictValue('Channel', 'pay_channel_code')),
  status: DictValue('Status', 'intake_key_status'),
  createBy: Str('Created by', 100),
  createTime: Time('Created'),
  revokeBy: Nullable(Str('Key revoked by', 100)),
  revokeTime: Nullable(Time('Key revoked at')),
})
export type IntakeKey = Static<typeof IntakeKey>

export const intakeKeyModel = defineModel({ name: 'IntakeKey', title: 'Intake key' }, IntakeKey, {
  sortable: ['createTime'],
  filters: { name: ['like'], status: ['eq'] },
  defaultSort: { field: 'createTime', order: 'desc' },
})

export const AddIntakeKey = strictObject({
  name: Type.String({ title: 'Name', minLength: 1, maxLength: 100, pattern: '\\S' }),
  channelCode: Maybe(DictValue('Channel', 'pay_channel_code')),
})
export type AddIntakeKey = Static<typeof AddIntakeKey>

/** A new intake key with its secret. No other response contains the secret. */
export const AddedIntakeKey = Type.Object({ id: Id('Intake key id'), secret: Str('Secret') })
export type AddedIntakeKey = Static<typeof AddedIntakeKey>

const KeyRef = strictObject({ id: Id('Intake key id') })

export const intakeKeyShapes = {
  'trade.keys': { args: noArgs, model: intakeKeyModel },
  'trade.addKey': { args: AddIntakeKey, result: AddedIntakeKey },
  'trade.revokeKey': { args: KeyRef, result: KeyRef },
} satisfies Record<string, OperationContract>
