import Type, { type Static } from 'typebox'
import { strictObject, stringEnum } from '../../meta/strict-object.ts'
import { DictValue, Id, Nullable, Reason, Str, Time, Version } from '../scalars.ts'

/** Sections of a shop application, which reviewers check one by one. */
export const applicationSections = ['BASICS', 'LOCATION', 'LICENCE', 'ACCOUNT', 'CHANNELS'] as const

const Section = stringEnum(applicationSections, { title: 'Section' })

/** A shop's id and version. A request with a stale version answers 409. */
export const ShopRef = strictObject({ id: Id('Shop'), version: Version })
export type ShopRef = Static<typeof ShopRef>

/** Approves an application whose sections the reviewer has all checked. */
export const ApproveShop = strictObject({
  ...ShopRef.properties,
  checked: Type.Array(Section, {
    title: 'Checked sections',
    maxItems: applicationSections.length,
    uniqueItems: true,
  }),
})
export type ApproveShop = Static<typeof ApproveShop>

/** Rejects an application; the section tells the applicant where to correct it. */
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

/** A change of the status of a shop, with its time and user. */
export const ShopEvent = Type.Object({
  id: Id('Id'),
  kind: DictValue('Event', 'shop_basic_info_event'),
  status: DictValue('Status', 'shop_basic_info_status'),
  reason: Nullable(Str('Reason', 500)),
  by: Str('By', 100),
  time: Time('Time'),
})
export type ShopEvent = Static<typeof ShopEvent>

/** Numbers of a shop that are masked everywhere else. */
export const maskedNumbers = ['bossMobile', 'bossIdNo', 'legalIdNo', 'accountNo', 'reservedMobile'] as const
export type MaskedNumber = (typeof maskedNumbers)[number]

/** Asks for one masked number; the audit log keeps the reason. */
export const RevealNumber = strictObject({
  id: Id('Shop'),
  field: stringEnum(maskedNumbers, { title: 'Number' }),
  reason: Reason(),
})
export type RevealNumber = Static<typeof RevealNumber>

/** A number in plain text; null if the shop has none. */
export const RevealedNumber = Type.Object({ value: Nullable(Str('Number', 64)) })
export type RevealedNumber = Static<typeof RevealedNumber>
