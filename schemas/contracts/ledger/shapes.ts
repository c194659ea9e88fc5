import Type, { type Static } from 'typebox'
import { strictObject, stringEnum } from '../../meta/strict-object.ts'
import { strictCrudShapes } from '../crud.ts'
import { defineModel, type OperationContract } from '../model.ts'
import {
  auditFields,
  Code,
  Count,
  Day,
  DictValue,
  Fen,
  Id,
  Maybe,
  NonBlank,
  Nullable,
  noArgs,
  Ppm,
  Str,
  Version,
} from '../scalars.ts'
import { Signature } from '../signature/shapes.ts'

/** Maximum number of receivers of a ledger rule. */
export const MAX_LEDGER_RECEIVERS = 20

/**
 * Largest fixed amount of a receiver, 100 million yuan. This limit keeps the sum over all receivers a safe
 * integer.
 */
const MAX_AMOUNT_FEN = 10_000_000_000

/** A receiver of a ledger rule. A receiver gets a share of the income or a fixed amount. */
export const LedgerReceiver = Type.Object({
  id: Id('Id'),
  receiverName: Str('Receiver', 100),
  accountRef: Str('Account reference', 100),
  sharePpm: Nullable(Ppm('Share')),
  amountFen: Nullable(Fen('Fixed amount')),
})
export type LedgerReceiver = Static<typeof LedgerReceiver>

/** A ledger rule, which splits the income of the shops in its scope. */
export const LedgerRule = Type.Object({
  id: Id('Id'),
  name: Str('Name', 100),
  scopeKind: DictValue('Scope', 'ledger_rule_scope_kind'),
  brandId: Nullable(Id('Brand')),
  ownGroupTag: Nullable(Str('Group tag', 64)),
  shopId: Nullable(Id('Shop')),
  scopeName: Str('Applies to'),
  effectiveFrom: Day('Effective from'),
  effectiveTo: Nullable(Day('Effective to')),
  status: DictValue('Status', 'ledger_rule_status'),
  receiverCount: Count('Receivers'),
  totalSharePpm: Ppm('Total share'),
  totalAmountFen: Fen('Total of fixed amounts'),
  receivers: Type.Array(LedgerReceiver, { title: 'Receivers' }),
  signedBy: Nullable(Str('Approved by', 100)),
  version: Version,
  ...auditFields,
})
export type LedgerRule = Static<typeof LedgerRule>

/** Model of ledger rules, with the sorts and filters of the list of rules. */
export const ledgerRuleModel = defineModel(
  {
    name: 'LedgerRule',
    title: 'Ledger rule',
    relations: { shop: { model: 'ShopBasicInfo', field: 'shopId' } },
  },
  LedgerRule,
  {
    sortable: ['name', 'effectiveFrom', 'createTime'],
    filters: {
      name: ['like'],
      scopeKind: ['eq', 'in'],
      brandId: ['eq', 'in'],
      ownGroupTag: ['eq', 'starts'],
      shopId: ['eq', 'in'],
      effectiveFrom: ['between'],
      status: ['eq', 'in'],
      createTime: ['between'],
    },
    defaultSort: { field: 'createTime', order: 'desc' },
  },
)

/** A receiver of a new or changed ledger rule. */
export const NewLedgerReceiver = strictObject({
  id: Maybe(Id('Id')),
  receiverName: NonBlank('Receiver', 100),
  accountRef: Code('Account reference'),
  sharePpm: Maybe(Ppm('Share', { minimum: 1, maximum: 1_000_000 })),
  amountFen: Maybe(Fen('Fixed amount', { minimum: 1, maximum: MAX_AMOUNT_FEN })),
})

/**
 * Editable fields of a ledger rule. The type of scope decides which field the server reads: brand, group tag
 * or shop. An active rule needs the approval of a second user.
 */
export const NewLedgerRule = strictObject({
  name: NonBlank('Name', 100),
  scopeKind: stringEnum(['BRAND', 'OWN_GROUP_TAG', 'SHOP'], { title: 'Scope' }),
  brandId: Maybe(Id('Brand')),
  ownGroupTag: Maybe(NonBlank('Group tag', 64)),
  shopId: Maybe(Id('Shop')),
  effectiveFrom: Day('Effective from'),
  effectiveTo: Maybe(Day('Effective to')),
  status: stringEnum(['ACTIVE', 'INACTIVE'], { title: 'Status' }),
  receivers: Type.Array(NewLedgerReceiver, {
    title: 'Receivers',
    minItems: 1,
    maxItems: MAX_LEDGER_RECEIVERS,
  }),
  signature: Signature,
})
export type NewLedgerRule = Static<typeof NewLedgerRule>
export const EditLedgerRule = strictObject({ id: Id('Id'), version: Version, ...NewLedgerRule.properties })
export type EditLedgerRule = Static<typeof EditLedgerRule>

/** The highest sum of shares that every active channel allows, and the channel with the lowest limit. */
export const LedgerCeiling = Type.Object({
  channelCode: Nullable(DictValue('Channel', 'pay_channel_code')),
  ceilingPpm: Ppm('Ledger ceiling'),
})
export type LedgerCeiling = Static<typeof LedgerCeiling>
export const ledgerCeilingModel = defineModel(
  { name: 'LedgerCeiling', title: 'Ledger ceiling' },
  LedgerCeiling,
)

export const ledgerShapes = {
  ...strictCrudShapes('ledgerRule', ledgerRuleModel, { add: NewLedgerRule, edit: EditLedgerRule }),
  'ledgerRule.ceiling': { args: noArgs, model: ledgerCeilingModel },
} satisfies Record<string, OperationContract>
