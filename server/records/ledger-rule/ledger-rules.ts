import { sql } from 'kysely'
import { type LedgerRule, ledgerRuleModel, type NewLedgerRule } from '#schemas'
import type { Tx } from '../../db/index.ts'
import { invalidFields } from '../../platform/http/errors.ts'
import type { LocalizedText } from '../../platform/http/locale.ts'
import type { ChangeContext, Scope } from '../../platform/http/request.ts'
import { columnName } from '../../platform/list/column-name.ts'
import { defineListResource } from '../../platform/list/resource.ts'
import { isVisible } from '../../platform/list/row-scope.ts'
import { isDay } from '../../platform/list/values.ts'
import type { BodyOf } from '../../platform/resource/declaration.ts'
import { defineResource } from '../../platform/resource/define-resource.ts'
import { shopResource } from '../shop.ts'
import { type Ceiling, lockLedgerRules, readLowestCeiling } from './ceiling.ts'
import { messages, ruleOverlaps, sharesAbove } from './errors.ts'

/** The whole income, in ppm. */
const ALL_PPM = 1_000_000
const scopeFields = { BRAND: 'brandId', OWN_GROUP_TAG: 'ownGroupTag', SHOP: 'shopId' } as const

/**
 * Adds up the shares and the fixed amounts of receivers. The limits in the contract ensure that the sums are
 * safe integers.
 */
const totalsOf = (receivers: NewLedgerRule['receivers']) => ({
  totalSharePpm: receivers.reduce((sum, { sharePpm }) => sum + (sharePpm ?? 0), 0),
  totalAmountFen: receivers.reduce((sum, { amountFen }) => sum + (amountFen ?? 0), 0),
})

/** Collects the errors of receivers by field, such as `receivers[0].sharePpm`. */
export function receiverErrors(
  receivers: NewLedgerRule['receivers'],
  ceiling: Ceiling | undefined,
): Record<string, LocalizedText> {
  const fields: Record<string, LocalizedText> = {}
  for (const [index, { sharePpm, amountFen }] of receivers.entries())
    if ((sharePpm == null) === (amountFen == null)) fields[`receivers[${index}].sharePpm`] = messages.split
  const { totalSharePpm } = totalsOf(receivers)
  if (totalSharePpm > ALL_PPM) fields.receivers = messages.whole
  else if (ceiling && totalSharePpm > ceiling.ceilingPpm) fields.receivers = sharesAbove(ceiling)
  return fields
}

/**
 * Validates a rule, and throws its errors by field. The schema of the contract has already checked each
 * single value.
 */
function validate(
  { effectiveFrom: from, effectiveTo: to, receivers, ...rule }: NewLedgerRule,
  ceiling: Ceiling | undefined,
) {
  const fields: Record<string, LocalizedText> = {}
  if (!rule[scopeFields[rule.scopeKind]]) fields[scopeFields[rule.scopeKind]] = messages.required
  if (!isDay(from)) fields.effectiveFrom = messages.day
  if (to && !isDay(to)) fields.effectiveTo = messages.day
  else if (to && to < from) fields.effectiveTo = messages.order
  Object.assign(fields, receiverErrors(receivers, ceiling))
  if (Object.keys(fields).length > 0) throw invalidFields(fields)
}

/** True if the brand or the shop of a rule exists. The shop must also be in the scope of the user. */
export async function isScopeKnown(
  tx: Tx,
  { scopeKind: kind, brandId, shopId }: NewLedgerRule,
  scope: Scope,
): Promise<boolean> {
  const { rows } = await sql`select where ${kind} = 'OWN_GROUP_TAG'
    union all select from brand where ${kind} = 'BRAND' and id = ${brandId ?? null}
    union all select from shop_basic_info t where ${kind} = 'SHOP' and t.id = ${shopId ?? null}
    and ${isVisible(shopResource, scope)}`.execute(tx)
  return rows.length > 0
}

async function rejectOverlap(tx: Tx, rule: NewLedgerRule, ownId = ''): Promise<void> {
  if (rule.status !== 'ACTIVE') return
  const { rows } = await sql<{ name: string }>`select name from ledger_rule
    where status = 'ACTIVE' and id <> ${ownId} and scope_kind = ${rule.scopeKind}
    and coalesce(brand_id, own_group_tag, shop_id) = ${rule[scopeFields[rule.scopeKind]]}
    and effective_from <= coalesce(${rule.effectiveTo ?? null}::date, 'infinity')
    and coalesce(effective_to, 'infinity') >= ${rule.effectiveFrom}::date
    order by effective_from limit 1`.execute(tx)
  if (rows[0]) throw ruleOverlaps(rows[0]).at('effectiveFrom')
}

/**
 * List of ledger rules with their receivers. Rules don't belong to departments, since the shops of a brand
 * are in many departments.
 */
export const ledgerRuleList = defineListResource({
  model: ledgerRuleModel,
  table: 'ledger_rule',
  scope: 'none',
  columns: {
    scopeName: sql`coalesce(brand.name, t.own_group_tag, shop.shop_name, t.brand_id, t.shop_id)`,
    receiverCount: 'presented',
    totalSharePpm: 'presented',
    totalAmountFen: 'presented',
  },
  joins: sql`left join brand on brand.id = t.brand_id left join shop_basic_info shop on shop.id = t.shop_id`,
  present: (row) => ({ ...row, receiverCount: row.receivers.length, ...totalsOf(row.receivers) }),
  children: { receivers: { table: 'ledger_receiver', key: 'rule_id', order: 'line_no' } },
})

type Body = BodyOf<'ledgerRule'>

/** Validates a rule. Returns the values of the columns that define its scope, and null for `signed_by`. */
export async function checkLedgerRule(
  tx: Tx,
  body: Body,
  before: LedgerRule | undefined,
  { user }: Pick<ChangeContext, 'user'>,
) {
  const { effectiveTo = before?.effectiveTo } = body
  const rule = { ...body, effectiveTo, ownGroupTag: body.ownGroupTag?.trim() }
  validate(rule, await readLowestCeiling(tx))
  if (!(await isScopeKnown(tx, rule, user.scope)))
    throw invalidFields({ [scopeFields[rule.scopeKind]]: messages.unknown })
  await rejectOverlap(tx, rule, before?.id)
  const field = scopeFields[rule.scopeKind]
  return {
    brand_id: null,
    own_group_tag: null,
    shop_id: null,
    [columnName(field)]: rule[field] ?? null,
    signed_by: null,
  }
}

/** Fields that `checkLedgerRule` stores, or that have no column. */
export const ledgerRuleWrites = {
  brandId: 'hook',
  ownGroupTag: 'hook',
  shopId: 'hook',
  signature: 'hook',
} as const

/**
 * Ledger rules that are part of shop applications. These rules don't need an approval, since the review of
 * the shop includes them.
 */
export const applicationRules = defineResource({
  name: 'ledgerRule',
  list: ledgerRuleList,
  version: true,
  writes: ledgerRuleWrites,
  hooks: { begin: lockLedgerRules, check: checkLedgerRule },
})
