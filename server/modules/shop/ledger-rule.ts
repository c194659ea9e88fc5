import { sql } from 'kysely'
import type { LedgerReceiver } from '#schemas'
import type { Db, Tx } from '../../db/index.ts'
import type { AuditEntry } from '../../platform/audit-log/append.ts'
import type { Changed } from '../../platform/http/change.ts'
import { forbidden, HttpError } from '../../platform/http/errors.ts'
import type { LocalizedText } from '../../platform/http/locale.ts'
import type { ChangeContext } from '../../platform/http/request.ts'
import { addRecord, deleteRecords, editRecord } from '../../platform/resource/service.ts'
import { readLowestCeiling } from '../../records/ledger-rule/ceiling.ts'
import { applicationRules, receiverErrors } from '../../records/ledger-rule/ledger-rules.ts'
import type { Application } from './application-rules.ts'
import { shopRuleHidden } from './errors.ts'

/** Permission code to add a ledger rule to a shop. */
export const LEDGER_RULE = 'ledgerRule:add'

/** Throws if an application contains `receivers` and the user has no permission to add ledger rules. */
export function requireLedgerRule(
  { receivers }: Partial<Application>,
  { permissions }: { permissions: ReadonlySet<string> },
): void {
  if (receivers && !permissions.has(LEDGER_RULE)) throw forbidden()
}

/** Throws if an application has a ledger rule that the reviewer may not see. */
export async function requireVisibleLedgerRule(
  tx: Tx,
  shopId: string,
  { permissions }: { permissions: ReadonlySet<string> },
): Promise<void> {
  if (permissions.has('ledgerRule:list')) return
  const rule = await ruleOfApplication(tx, shopId)
  if (rule) throw shopRuleHidden()
}

/** Returns the errors of the receivers by field. */
export async function ledgerErrors(
  db: Db | Tx,
  { receivers = [] }: Partial<Application>,
): Promise<Record<string, LocalizedText>> {
  return receivers.length > 0 ? receiverErrors(receivers, await readLowestCeiling(db)) : {}
}

/** SQL of a JSON array of the receivers in the application of shop `t`, in the order of the application. */
export const receiversOfApplication = sql<LedgerReceiver[]>`coalesce((
    select jsonb_agg(jsonb_build_object('id', v.id, 'receiverName', v.receiver_name, 'accountRef', v.account_ref,
      'sharePpm', v.share_ppm, 'amountFen', v.amount_fen) order by v.line_no)
    from ledger_receiver v join ledger_rule r on r.id = v.rule_id
    where r.shop_id = t.id and r.is_of_application), '[]')`

/** Finds the ledger rule that was created by a shop's application. */
const ruleOfApplication = (tx: Tx, shopId: string) =>
  tx
    .selectFrom('ledger_rule')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('is_of_application', '=', true)
    .executeTakeFirst()

const MAX_NAME_LENGTH = 100

const auditOf = ({ audit }: Changed<unknown>): AuditEntry[] => [audit].flat()

/**
 * Saves the ledger rule of an application. The rule is active and applies to the shop from today on. A shop
 * in revision keeps its rule if the application contains no list of receivers. If the list is empty, the rule
 * is deleted.
 */
export async function saveLedgerRule(
  tx: Tx,
  { receivers, code, name }: Application,
  { shopId, today, context }: { shopId: string; today: string; context: ChangeContext },
): Promise<AuditEntry[]> {
  requireLedgerRule({ receivers }, context.user)
  if (!receivers) return []
  const stored = await ruleOfApplication(tx, shopId)
  if (receivers.length === 0)
    return stored ? auditOf(await deleteRecords(tx, applicationRules, stored.id, context)) : []
  const rule = {
    name: `${code} ${name}`.slice(0, MAX_NAME_LENGTH),
    scopeKind: 'SHOP' as const,
    shopId,
    effectiveFrom: today,
    effectiveTo: null,
    status: 'ACTIVE' as const,
    receivers: [...receivers],
  }
  if (stored)
    return auditOf(
      await editRecord(tx, applicationRules, { ...rule, id: stored.id }, context).catch(atReceivers),
    )
  const added = await addRecord(tx, applicationRules, rule, context).catch(atReceivers)
  await tx
    .updateTable('ledger_rule')
    .set({ is_of_application: true })
    .where('id', '=', added.result.id)
    .execute()
  return auditOf(added)
}

/**
 * Moves the error of an overlapping rule to the field `receivers`, since the wizard has no input for the
 * dates.
 */
function atReceivers(error: unknown): never {
  throw error instanceof HttpError && error.code === 'LEDGER_RULE_OVERLAPS' ? error.at('receivers') : error
}
