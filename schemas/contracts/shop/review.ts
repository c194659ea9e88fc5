import Type, { type Static } from 'typebox'
import { strictObject, stringEnum } from '../../meta/strict-object.ts'
import { DictValue, Id, Nullable, Reason, Str, Time, Version } from '../scalars.ts'

/** Sections of a shop application. Reviewers check the sections one by one. */
export const applicationSections = ['BASICS', 'LOCATION', 'LICENCE', 'ACCOUNT', 'CHANNELS'] as const

const Section = stringEnum(applicationSections, { title: 'Section' })

/** Id and version of a shop. The server answers 409 if the version is stale. */
export const ShopRef = strictObject({ id: Id('Shop'), version: Version })
export type ShopRef = Static<typeof ShopRef>

/** Approves an application. The reviewer must have checked all sections of the application. */
export const ApproveShop = strictObject({
  ...ShopRef.properties,
  checked: Type.Array(Section, {
    title: 'Checked sections',
    maxItems: applicationSections.length,
    uniqueItems: true,
  }),
})
export type ApproveShop = Static<typeof ApproveShop>

/** Rejects an application. The section tells the applicant what to correct. */
export const RejectShop = strictObject({ ...ShopRef.properties, section: Section, reason: Reason() })
export type RejectShop = Static<typeof RejectShop>

export const ChangeShopStatus = strictObject({ ...ShopRef.properties, reason: Reason() })
export type ChangeShopStatus = Static<typeof ChangeShopStatus>

/** The status of a shop after an operation. */
export const ShopStatusChange = Type.Object({
  id: Id('Shop'),
  status: DictValue('Status', 'shop_basic_info_status'),
  version: Type.Integer({ minimum: 0 }),
})
export type ShopStatusChange = Static<typeof ShopStatusChange>

/** A change of a shop's status, with its time and user. */
export const ShopEvent = Type.Object({
  id: Id('Id'),
  kind: DictValue('Event', 'shop_basic_info_event'),
  status: DictValue('Status', 'shop_basic_info_status'),
  reason: Nullable(Str('Reason', 500)),
  by: Str('By', 100),
  byName: Nullable(Str('Name of the user', 100)),
  time: Time('Time'),
})
export type ShopEvent = Static<typeof ShopEvent>

/** Numbers of a shop that are always masked, unless a client requests one number with `RevealNumber`. */
export const maskedNumbers = ['bossMobile', 'bossIdNo', 'legalIdNo', 'accountNo', 'reservedMobile'] as const
export type MaskedNumber = (typeof maskedNumbers)[number]

/** Requests one number of a shop without its mask. The audit log stores the reason. */
export const RevealNumber = strictObject({
  id: Id('Shop'),
  field: stringEnum(maskedNumbers, { title: 'Number' }),
  reason: Reason(),
})
export type RevealNumber = Static<typeof RevealNumber>

/** A number without its mask; null if the shop has no such number. */
export const RevealedNumber = Type.Object({ value: Nullable(Str('Number', 64)) })
export type RevealedNumber = Static<typeof RevealedNumber>
