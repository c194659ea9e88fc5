import type { PoolClient } from 'pg'
import { brands } from '../data/brands.ts'
import { brandRule, groupRule, type SeedReceiver } from '../data/ledger-rules.ts'
import { insertMissing } from '../system/insert.ts'
import { seedId } from '../system/seed-id.ts'
import { brandIds, type DemoShop } from './shops.ts'

const ruleId = (code: string) => seedId('ledger_rule', code)

const receiverRows = (code: string, receivers: readonly SeedReceiver[]) =>
  receivers.map(({ name, accountRef, sharePpm, amountFen }, index) => ({
    id: seedId('ledger_receiver', `${code}-${index + 1}`),
    rule_id: ruleId(code),
    line_no: index + 1,
    receiver_name: name,
    account_ref: accountRef,
    share_ppm: sharePpm ?? null,
    amount_fen: amountFen ?? null,
  }))

/** Adds two ledger rules, which split the bills of some shops. */
export async function seedLedgerRules(
  client: PoolClient,
  { shops, effectiveFrom }: { shops: readonly DemoShop[]; effectiveFrom: string },
): Promise<void> {
  const shared = {
    effective_from: effectiveFrom,
    status: 'ACTIVE',
    create_by: 'clerk',
    signed_by: 'reviewer',
    create_time: effectiveFrom,
    brand_id: null,
    own_group_tag: null,
  }
  const brand = brandIds[brands.findIndex(({ code }) => code === brandRule.brand)] ?? null
  const tag = shops[0]?.ownGroupTag
  const rules = [
    { rule: brandRule, scope: { scope_kind: 'BRAND', brand_id: brand } },
    ...(tag === undefined
      ? []
      : [{ rule: groupRule, scope: { scope_kind: 'OWN_GROUP_TAG', own_group_tag: tag } }]),
  ]
  await insertMissing(
    client,
    'ledger_rule',
    rules.map(({ rule: { code, name }, scope }) => ({ id: ruleId(code), name, ...shared, ...scope })),
  )
  await insertMissing(
    client,
    'ledger_receiver',
    rules.flatMap(({ rule: { code, receivers } }) => receiverRows(code, receivers)),
  )
}
