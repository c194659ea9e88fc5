import Type, { type Static } from 'typebox'
import { strictObject, stringEnum } from '../../meta/strict-object.ts'
import { DictValue, Id, Nullable, Reason, Str, Time, Version } from '../scalars.ts'

/** Id and version of an owner. The server answers 409 if the version is stale. */
export const OwnerRef = strictObject({ id: Id('Owner'), version: Version })

/** Suspends an owner, with a reason. */
export const SuspendOwner = strictObject({ ...OwnerRef.properties, reason: Reason() })
export type SuspendOwner = Static<typeof SuspendOwner>

/** The status of an owner after an operation. */
export const ShopBossStatusChange = Type.Object({
  id: Id('Owner'),
  status: DictValue('Status', 'shop_boss_status'),
  version: Version,
})
export type ShopBossStatusChange = Static<typeof ShopBossStatusChange>

/** A change of an owner's status, with its time and user. */
export const ShopBossEvent = Type.Object({
  id: Id('Id'),
  kind: DictValue('Event', 'shop_boss_event'),
  reason: Nullable(Str('Reason', 500)),
  by: Str('By', 100),
  byName: Nullable(Str('Name of the user', 100)),
  time: Time('Time'),
})
export type ShopBossEvent = Static<typeof ShopBossEvent>

/** Requests one number of an owner without its mask. The audit log stores the reason. */
export const RevealOwnerNumber = strictObject({
  id: Id('Owner'),
  field: stringEnum(['mobile', 'idNo'], { title: 'Number' }),
  reason: Reason(),
})
export type RevealOwnerNumber = Static<typeof RevealOwnerNumber>
