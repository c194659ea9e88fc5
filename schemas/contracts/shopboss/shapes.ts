import Type, { type Static } from 'typebox'
import { strictObject, stringEnum } from '../../meta/strict-object.ts'
import { strictCrudShapes } from '../crud.ts'
import { withMask } from '../mask.ts'
import { defineModel, type OperationContract } from '../model.ts'
import { auditFields, Count, Day, DictValue, Fen, Id, NonBlank, Nullable, Str, Version } from '../scalars.ts'
import { RevealedNumber } from '../shop/review.ts'
import { OwnerRef, RevealOwnerNumber, ShopBossEvent, ShopBossStatusChange, SuspendOwner } from './status.ts'

/** The owner of shops: a person or a company. Personal numbers are masked. */
export const ShopBoss = Type.Object({
  id: Id('Id'),
  name: Str('Owner', 100),
  kind: DictValue('Owner type', 'shop_boss_kind'),
  mobile: withMask('phone', Str('Mobile', 32)),
  idNo: withMask('idNumber', Str('ID number', 32)),
  status: DictValue('Status', 'shop_boss_status'),
  shopCount: Count('Shops'),
  mergedInto: Nullable(Id('Merged into, id')),
  mergedIntoName: Nullable(Str('Merged into', 100)),
  version: Version,
  ...auditFields,
})
export type ShopBoss = Static<typeof ShopBoss>

export const shopBossModel = defineModel({ name: 'ShopBoss', title: 'Shop owner' }, ShopBoss, {
  sortable: ['name', 'createTime'],
  filters: {
    name: ['like'],
    kind: ['eq', 'in'],
    mobile: ['eq'],
    status: ['eq', 'in'],
    createTime: ['between'],
  },
  defaultSort: { field: 'createTime', order: 'desc' },
})

/** Editable fields of an owner. If an edit sends a masked number back, the stored number stays unchanged. */
export const NewShopBoss = strictObject({
  kind: stringEnum(['PERSON', 'COMPANY'], { title: 'Owner type' }),
  name: NonBlank('Owner', 100),
  mobile: NonBlank('Mobile', 32),
  idNo: NonBlank('ID number', 32),
})
export type NewShopBoss = Static<typeof NewShopBoss>

/** Changes an owner. The type of an owner can't be changed. */
export const EditShopBoss = strictObject({ id: Id('Id'), version: Version, ...NewShopBoss.properties })

const money = {
  unsettledFen: Fen('Unsettled'),
  heldFen: Fen('On hold'),
  settledMonthFen: Fen('Settled this month'),
}

/** A shop of an owner, with the sums of its bills. */
export const ShopOfBoss = Type.Object({
  id: Id('Id'),
  shopCode: Str('Shop code', 32),
  shopName: Str('Shop'),
  status: DictValue('Status', 'shop_basic_info_status'),
  ...money,
})
export type ShopOfBoss = Static<typeof ShopOfBoss>

/** A bill of an owner's shop that is not settled yet. */
export const BillOfBoss = Type.Object({
  id: Id('Id'),
  billNo: Str('Bill number', 32),
  shopName: Str('Shop'),
  channelCode: DictValue('Channel', 'pay_channel_code'),
  settleDate: Day('Settlement date'),
  payableFen: Fen('Payable'),
  status: DictValue('Status', 'settle_bill_status'),
})
export type BillOfBoss = Static<typeof BillOfBoss>

/** Maximum number of unsettled bills in the detail of an owner. */
export const MAX_BILLS_OF_BOSS = 200

/** An owner with shops, unsettled bills and sums. The result includes only data that the caller may see. */
export const ShopBossDetail = Type.Object({
  ...ShopBoss.properties,
  ...money,
  shops: Type.Array(ShopOfBoss, { title: 'Shops' }),
  bills: Type.Array(BillOfBoss, { title: 'Unsettled bills', maxItems: MAX_BILLS_OF_BOSS }),
})
export type ShopBossDetail = Static<typeof ShopBossDetail>

export const shopBossDetailModel = defineModel(
  { name: 'ShopBossDetail', title: 'Shop owner with shops and money' },
  ShopBossDetail,
)

/** Query for owners that are not merged: by a part of the name, or by the complete mobile number. */
export const MergeOptionsQuery = strictObject({
  keyword: Type.Optional(Type.String({ maxLength: 50 })),
  ids: Type.Optional(Type.String({ maxLength: 2000, description: 'Ids, separated by commas.' })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 20 })),
})
export type MergeOptionsQuery = Static<typeof MergeOptionsQuery>

/** An owner that can be merged with another one. */
export const MergeOption = Type.Object({
  id: Id('Owner'),
  name: Str('Owner', 100),
  mobile: withMask('phone', Str('Mobile', 32)),
})
export type MergeOption = Static<typeof MergeOption>

/** The owner to keep, and the owner to merge. The kept owner gets the shops of the merged owner. */
export const OwnerPair = strictObject({ keepId: Id('Owner to keep'), mergeId: Id('Owner to merge') })
export type OwnerPair = Static<typeof OwnerPair>

/** The changes that a merge of two owners would make. */
export const MergePreview = Type.Object({
  keepId: Id('Owner to keep'),
  keepName: Str('Owner to keep, name', 100),
  keepVersion: Version,
  mergeId: Id('Owner to merge'),
  mergeName: Str('Owner to merge, name', 100),
  mergeVersion: Version,
  shopCount: Count('Shops'),
  shopNames: Str('Names of the shops', 10_000),
  unsettledFen: Fen('Unsettled'),
})
export type MergePreview = Static<typeof MergePreview>

export const mergePreviewModel = defineModel(
  { name: 'MergePreview', title: 'Preview of a merge of owners' },
  MergePreview,
)

/** Merges an owner into another one, which gets the shops. The server answers 409 if the version is stale. */
export const MergeOwners = strictObject({
  ...OwnerPair.properties,
  keepVersion: Version,
  mergeVersion: Version,
})
export type MergeOwners = Static<typeof MergeOwners>

/** The two owners after a merge. */
export const MergedOwners = Type.Object({
  keepId: Id('Owner to keep'),
  mergeId: Id('Owner to merge'),
  shopCount: Count('Shops'),
})
export type MergedOwners = Static<typeof MergedOwners>

const byId = strictObject({ id: Id('Id') })

export const shopBossShapes = {
  ...strictCrudShapes('shopBoss', shopBossModel, { add: NewShopBoss, edit: EditShopBoss }),
  'shopBoss.detail': { args: byId, model: shopBossDetailModel },
  'shopBoss.timeline': { args: byId, result: Type.Array(ShopBossEvent, { title: 'Events' }) },
  'shopBoss.reveal': { args: RevealOwnerNumber, result: RevealedNumber },
  'shopBoss.suspend': { args: SuspendOwner, result: ShopBossStatusChange },
  'shopBoss.resume': { args: OwnerRef, result: ShopBossStatusChange },
  'shopBoss.mergeOptions': { args: MergeOptionsQuery, result: Type.Array(MergeOption) },
  'shopBoss.previewMerge': { args: OwnerPair, model: mergePreviewModel },
  'shopBoss.merge': { args: MergeOwners, result: MergedOwners },
} satisfies Record<string, OperationContract>
