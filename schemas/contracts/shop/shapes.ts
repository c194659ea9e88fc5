import Type, { type Static } from 'typebox'
import type { Mask } from '../../mask.ts'
import { strictObject } from '../../meta/strict-object.ts'
import { LedgerReceiver } from '../ledger/shapes.ts'
import { withMask } from '../mask.ts'
import { defineModel, type OperationContract } from '../model.ts'
import { Count, Day, DictValue, Id, Nullable, noArgs, Ppm, Str, Time, Version } from '../scalars.ts'
import { ShopApplication, ShopApplicationStep, shopRevisionModel } from './application.ts'
import {
  ApproveShop,
  ChangeShopStatus,
  RejectShop,
  RevealedNumber,
  RevealNumber,
  ShopEvent,
  ShopRef,
  ShopStatusChange,
} from './review.ts'

/** A shop as an option of a picker. */
export const ShopOption = Type.Object({
  id: Id('Shop'),
  shopCode: Str('Shop code', 32),
  shopName: Str('Shop'),
  status: DictValue('Status', 'shop_basic_info_status'),
})
export type ShopOption = Static<typeof ShopOption>

/** Query for shops: by code or name, or by id for shops that are already selected. */
export const ShopOptionsQuery = strictObject({
  keyword: Type.Optional(Type.String({ maxLength: 50 })),
  ids: Type.Optional(Type.String({ maxLength: 2000, description: 'Ids, separated by commas.' })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 20 })),
})
export type ShopOptionsQuery = Static<typeof ShopOptionsQuery>

/** A shop as a row of a list. */
export const ShopBasicInfo = Type.Object({
  id: Id('Id'),
  shopCode: Str('Shop code', 32),
  shopName: Str('Shop'),
  brandId: Id('Brand id'),
  brandName: Str('Brand'),
  ownGroupTag: Nullable(Str('Group tag', 64)),
  type: DictValue('Shop type', 'shop_basic_info_type'),
  bossId: Nullable(Id('Owner id')),
  bossName: Nullable(Str('Owner', 100)),
  regionCode: Nullable(Str('Region', 12)),
  address: Nullable(Str('Address', 300)),
  contact: Nullable(Str('Contact', 100)),
  mobile: Nullable(withMask('phone', Str('Mobile', 32), { reveal: 'shop:edit' })),
  status: DictValue('Status', 'shop_basic_info_status'),
  channelCount: Count('Channels'),
  createBy: Nullable(Str('Created by', 100)),
  createTime: Time('Created'),
  updateTime: Nullable(Time('Updated')),
  version: Version,
})
export type ShopBasicInfo = Static<typeof ShopBasicInfo>

export const shopBasicInfoModel = defineModel({ name: 'ShopBasicInfo', title: 'Shop' }, ShopBasicInfo, {
  sortable: ['shopCode', 'shopName', 'status', 'createTime'],
  filters: {
    shopCode: ['eq', 'starts'],
    shopName: ['like'],
    brandId: ['eq', 'in'],
    type: ['eq', 'in'],
    status: ['eq', 'in', 'ne', 'nin'],
    ownGroupTag: ['eq', 'starts'],
    bossId: ['eq', 'in'],
    bossName: ['like'],
    regionCode: ['eq', 'starts'],
    createTime: ['between'],
  },
  defaultSort: { field: 'createTime', order: 'desc' },
})

/** A payment channel of a shop, with the status of the shop's onboarding. */
export const ShopChannel = Type.Object({
  id: Id('Id'),
  channelCode: DictValue('Channel', 'pay_channel_code'),
  ratePpm: Ppm('Rate'),
  effectiveDate: Day('Effective from'),
  merchantNo: Nullable(Str('Merchant number', 64)),
  status: DictValue('Status', 'channel_merchant_status'),
  remark: Nullable(Str('Remark', 500)),
  requestNo: Nullable(Str('Request number', 32)),
  operationStatus: Nullable(DictValue('Onboarding', 'channel_operation_status')),
})
export type ShopChannel = Static<typeof ShopChannel>
export const shopChannelModel = defineModel({ name: 'ShopChannel', title: 'Channel of a shop' }, ShopChannel)

const masked = (mask: Mask, title: string) => Nullable(withMask(mask, Str(title, 64)))

/** A shop with its owner, licence, account and channels. Personal numbers and account numbers are masked. */
export const ShopDetail = Type.Object({
  ...ShopBasicInfo.properties,
  submitBy: Nullable(Str('Submitted by', 100)),
  submitTime: Nullable(Time('Submitted at')),
  approveBy: Nullable(Str('Approved by', 100)),
  approveTime: Nullable(Time('Approved at')),
  rejectSection: Nullable(DictValue('Section to correct', 'shop_basic_info_reject_section')),
  statusReason: Nullable(Str('Reason', 500)),
  businessHours: Nullable(Str('Business hours', 100)),
  lng: Nullable(Type.Number({ title: 'Longitude' })),
  lat: Nullable(Type.Number({ title: 'Latitude' })),
  bossKind: Nullable(DictValue('Owner type', 'shop_boss_kind')),
  bossMobile: masked('phone', "Owner's mobile"),
  bossIdNo: masked('idNumber', "Owner's ID number"),
  licenceNo: Nullable(Str('Licence number', 32)),
  legalPerson: Nullable(Str('Legal representative', 100)),
  legalIdNo: masked('idNumber', "Legal representative's ID number"),
  licenceBeginDate: Nullable(Day('Valid from')),
  licenceEndDate: Nullable(Day('Valid to')),
  isLongTerm: Type.Boolean({ title: 'Long-term' }),
  licenceImage: Nullable(Str('Licence photo', 255)),
  idFrontImage: Nullable(Str('ID card (front)', 255)),
  idBackImage: Nullable(Str('ID card (back)', 255)),
  accountKind: Nullable(DictValue('Account type', 'shop_settle_account_kind')),
  accountHolder: Nullable(Str('Account holder', 100)),
  accountNo: masked('account', 'Account number'),
  bankName: Nullable(Str('Bank', 100)),
  bankBranch: Nullable(Str('Branch', 200)),
  reservedMobile: masked('phone', 'Reserved mobile'),
  verifiedTime: Nullable(Time('Verified at')),
  channels: Type.Array(ShopChannel, { title: 'Channels' }),
  receivers: Type.Array(LedgerReceiver, { title: 'Receivers' }),
})
export type ShopDetail = Static<typeof ShopDetail>
export const shopDetailModel = defineModel(
  { name: 'ShopDetail', title: 'Shop with its channels' },
  ShopDetail,
)

/**
 * Changes the contact of a shop. Fields that the request doesn't contain stay unchanged. The server answers
 * 409 if the version is stale.
 */
export const EditShopContact = strictObject({
  id: Id('Shop'),
  version: Version,
  contact: Type.Optional(Str('Contact', 100)),
  mobile: Type.Optional(Str('Mobile', 32)),
})
export type EditShopContact = Static<typeof EditShopContact>

/** The contact of a shop after the change. */
export const ShopContact = Type.Object({
  id: Id('Shop'),
  contact: Nullable(Str('Contact', 100)),
  mobile: Nullable(Str('Mobile', 32)),
  updateTime: Nullable(Time('Updated')),
  version: Type.Integer({ minimum: 0 }),
})
export type ShopContact = Static<typeof ShopContact>

/** The created shop. */
export const SubmittedShop = Type.Object({
  id: Id('Shop'),
  shopCode: Str('Shop code', 32),
  shopName: Str('Shop'),
  status: DictValue('Status', 'shop_basic_info_status'),
  version: Type.Integer({ minimum: 0 }),
})
export type SubmittedShop = Static<typeof SubmittedShop>

/** A brand as an option of a picker. */
export const BrandOption = Type.Object({ id: Id('Brand'), code: Str('Code', 32), name: Str('Brand') })
export type BrandOption = Static<typeof BrandOption>

/** An owner as an option of a picker. */
export const BossOption = Type.Object({
  id: Id('Owner'),
  name: Str('Owner', 100),
  mobile: masked('phone', 'Mobile'),
  kind: DictValue('Owner type', 'shop_boss_kind'),
})
export type BossOption = Static<typeof BossOption>

/** A shop with the fields that other systems get. */
export const ShopInfo = Type.Object({
  id: Id('Shop'),
  shopCode: Str('Shop code', 32),
  shopName: Str('Shop'),
  ownGroupTag: Nullable(Str('Group tag', 64)),
  status: DictValue('Status', 'shop_basic_info_status'),
})
export type ShopInfo = Static<typeof ShopInfo>

export const GroupTagQuery = strictObject({ ownGroupTag: Type.String({ minLength: 1, maxLength: 64 }) })
export type GroupTagQuery = Static<typeof GroupTagQuery>

export const ShopIdsQuery = strictObject({
  ids: Type.String({ minLength: 1, maxLength: 7000, description: 'Up to 200 ids, separated by commas.' }),
})
export type ShopIdsQuery = Static<typeof ShopIdsQuery>

const byId = strictObject({ id: Id('Id') })

export const shopShapes = {
  'shop.options': { args: ShopOptionsQuery, result: Type.Array(ShopOption) },
  'shop.list': { args: noArgs, model: shopBasicInfoModel },
  'shop.get': { args: byId, model: shopDetailModel },
  'shop.editContact': { args: EditShopContact, result: ShopContact },
  'shop.submit': { args: ShopApplication, result: SubmittedShop },
  'shop.revision': { args: byId, model: shopRevisionModel },
  'shop.checkStep': { args: ShopApplicationStep, result: Type.Null() },
  'shop.timeline': { args: byId, result: Type.Array(ShopEvent, { title: 'Events' }) },
  'shop.reveal': { args: RevealNumber, result: RevealedNumber },
  'shop.approve': { args: ApproveShop, result: ShopStatusChange },
  'shop.reject': { args: RejectShop, result: ShopStatusChange },
  'shop.revise': { args: ShopRef, result: ShopStatusChange },
  'shop.suspend': { args: ChangeShopStatus, result: ShopStatusChange },
  'shop.resume': { args: ShopRef, result: ShopStatusChange },
  'shop.close': { args: ChangeShopStatus, result: ShopStatusChange },
  'shop.brandOptions': { args: ShopOptionsQuery, result: Type.Array(BrandOption) },
  'shop.bossOptions': { args: ShopOptionsQuery, result: Type.Array(BossOption) },
  'shop.byOwnGroupTag': { args: GroupTagQuery, result: Type.Array(ShopInfo) },
  'shop.byIds': { args: ShopIdsQuery, result: Type.Array(ShopInfo) },
} satisfies Record<string, OperationContract>
