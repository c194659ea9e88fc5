import Type, { type Static } from 'typebox'
import { strictObject, stringEnum } from '../../meta/strict-object.ts'
import { LedgerReceiver, MAX_LEDGER_RECEIVERS, NewLedgerReceiver } from '../ledger/shapes.ts'
import { withMask } from '../mask.ts'
import { defineModel } from '../model.ts'
import { DictValue, Id, Maybe, Nullable, Ppm, Str, Version } from '../scalars.ts'

/** Maximum number of channels for which one shop application applies. */
const MAX_SHOP_CHANNELS = 10

/**
 * A date as the user has entered it. The server parses the date, and reports an invalid date at its field.
 */
const DateText = (title: string) => Str(title, 10)

/** A point as the user has entered it. A missing coordinate is null. */
const PointInput = strictObject(
  { lng: Nullable(Type.Number({ title: 'Longitude' })), lat: Nullable(Type.Number({ title: 'Latitude' })) },
  { title: 'Point on the map' },
)

/** A payment channel for which the shop applies. */
export const RequestedChannel = strictObject({
  channelCode: DictValue('Channel', 'pay_channel_code'),
  ratePpm: Ppm('Rate'),
  effectiveDate: DateText('Effective from'),
})
export type RequestedChannel = Static<typeof RequestedChannel>
export const requestedChannelModel = defineModel(
  { name: 'RequestedChannel', title: 'Requested channel' },
  RequestedChannel,
)

/**
 * All inputs of the shop wizard. The server's rules decide which inputs are required. With `id` and
 * `version`, the inputs correct a shop that is in revision. In a correction, an empty number leaves the
 * stored number unchanged. `hasLedgerRule` needs the permission `ledgerRule:add`. Without this permission,
 * the ledger rule stays unchanged.
 */
export const ShopApplication = strictObject({
  id: Maybe(Id('Shop')),
  version: Maybe(Version),
  shopCode: Str('Shop code', 32),
  shopName: Str('Shop name', 200),
  brandId: Id('Brand'),
  type: DictValue('Shop type', 'shop_basic_info_type'),
  ownGroupTag: Maybe(Str('Group tag', 64)),
  isNewBoss: Type.Optional(Type.Boolean({ title: 'New owner' })),
  bossId: Maybe(Str('Owner', 32)),
  bossKind: Maybe(DictValue('Owner type', 'shop_boss_kind')),
  bossName: Maybe(Str("Owner's name", 100)),
  bossMobile: Maybe(Str("Owner's mobile", 32)),
  bossIdNo: Maybe(Str("Owner's ID number", 32)),
  contact: Str('Contact', 100),
  mobile: Str('Mobile', 32),
  regionCode: Str('Region', 12),
  address: Str('Address', 300),
  businessHours: Maybe(Str('Business hours', 100)),
  point: Maybe(PointInput),
  licenceNo: Str('Licence number', 32),
  legalPerson: Str('Legal representative', 100),
  legalIdNo: Maybe(Str("Legal representative's ID number", 32)),
  licenceBeginDate: DateText('Valid from'),
  isLongTerm: Type.Optional(Type.Boolean({ title: 'Long-term' })),
  licenceEndDate: Maybe(DateText('Valid to')),
  licenceImage: Maybe(Str('Licence photo', 255)),
  idFrontImage: Maybe(Str('ID card (front)', 255)),
  idBackImage: Maybe(Str('ID card (back)', 255)),
  accountKind: DictValue('Account type', 'shop_settle_account_kind'),
  accountHolder: Str('Account holder', 100),
  accountNo: Maybe(Str('Account number', 40)),
  bankName: Str('Bank', 100),
  bankBranch: Maybe(Str('Branch', 200)),
  reservedMobile: Maybe(Str('Reserved mobile', 32)),
  channels: Type.Array(RequestedChannel, { title: 'Channels', maxItems: MAX_SHOP_CHANNELS }),
  hasLedgerRule: Maybe(Type.Boolean({ title: 'Own ledger rule' })),
  receivers: Type.Optional(
    Type.Array(NewLedgerReceiver, { title: 'Receivers', maxItems: MAX_LEDGER_RECEIVERS }),
  ),
})
export type ShopApplication = Static<typeof ShopApplication>
export const shopApplicationModel = defineModel(
  { name: 'ShopApplication', title: 'Shop application' },
  ShopApplication,
)

const stored = (mask: 'idNumber' | 'account' | 'phone', title: string) =>
  Nullable(withMask(mask, Str(title, 64)))

/**
 * The stored application of a shop in revision, with which the wizard starts. The numbers in the application
 * are masked, and the wizard leaves their inputs empty.
 */
export const ShopRevision = Type.Object({
  id: Id('Shop'),
  version: Version,
  rejectSection: Nullable(DictValue('Section to correct', 'shop_basic_info_reject_section')),
  statusReason: Nullable(Str('Reason', 500)),
  shopCode: Str('Shop code', 32),
  shopName: Str('Shop name', 200),
  brandId: Id('Brand'),
  type: DictValue('Shop type', 'shop_basic_info_type'),
  ownGroupTag: Nullable(Str('Group tag', 64)),
  bossId: Nullable(Str('Owner', 32)),
  contact: Nullable(Str('Contact', 100)),
  mobile: Nullable(withMask('phone', Str('Mobile', 32), { reveal: 'shop:edit' })),
  regionCode: Nullable(Str('Region', 12)),
  address: Nullable(Str('Address', 300)),
  businessHours: Nullable(Str('Business hours', 100)),
  point: Nullable(PointInput),
  licenceId: Nullable(Id('Licence id')),
  licenceNo: Nullable(Str('Licence number', 32)),
  legalPerson: Nullable(Str('Legal representative', 100)),
  storedLegalIdNo: stored('idNumber', "Legal representative's ID number"),
  licenceBeginDate: Nullable(DateText('Valid from')),
  isLongTerm: Type.Boolean({ title: 'Long-term' }),
  licenceEndDate: Nullable(DateText('Valid to')),
  licenceImage: Nullable(Str('Licence photo', 255)),
  idFrontImage: Nullable(Str('ID card (front)', 255)),
  idBackImage: Nullable(Str('ID card (back)', 255)),
  accountKind: Nullable(DictValue('Account type', 'shop_settle_account_kind')),
  accountHolder: Nullable(Str('Account holder', 100)),
  storedAccountNo: stored('account', 'Account number'),
  bankName: Nullable(Str('Bank', 100)),
  bankBranch: Nullable(Str('Branch', 200)),
  storedReservedMobile: stored('phone', 'Reserved mobile'),
  channels: Type.Array(RequestedChannel, { title: 'Channels' }),
  hasLedgerRule: Type.Boolean({ title: 'Own ledger rule' }),
  receivers: Type.Array(LedgerReceiver, { title: 'Receivers' }),
})
export type ShopRevision = Static<typeof ShopRevision>
export const shopRevisionModel = defineModel(
  { name: 'ShopRevision', title: 'Shop in revision' },
  ShopRevision,
)

/** Steps of the shop wizard. */
export const applicationSteps = ['basics', 'location', 'licence', 'account', 'channels'] as const
export type ApplicationStep = (typeof applicationSteps)[number]

/**
 * Inputs of one step of the shop wizard. The server checks these inputs with the rules for the whole
 * application.
 */
export const ShopApplicationStep = strictObject({
  step: stringEnum(applicationSteps, { title: 'Step' }),
  ...Type.Partial(ShopApplication).properties,
})
export type ShopApplicationStep = Static<typeof ShopApplicationStep>
