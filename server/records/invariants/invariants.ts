import type { Tx } from '../../db/index.ts'
import { verifyAuditChainIn } from '../../platform/audit-log/verify.ts'
import { billCarry, billItems, billPayable, billPayout } from './checks/bill.ts'
import { journalEvent, journalPayable, ledgerDetail, ledgerPayout } from './checks/ledger.ts'
import { tradeDaily, tradeRefund } from './checks/trade.ts'
import type { Check, InvariantName } from './invariant.ts'

/** The audit log is a chain of hashes, from its first row to its head. */
async function auditChain(tx: Tx, signal?: AbortSignal) {
  const { bad } = await verifyAuditChainIn(tx, signal)
  return bad ? [{ ...bad }] : []
}

/** Checks of all invariants. */
export const invariants: Readonly<Record<InvariantName, Check>> = {
  'bill.payable': billPayable,
  'bill.items': billItems,
  'bill.carry': billCarry,
  'bill.payout': billPayout,
  'journal.event': journalEvent,
  'journal.payable': journalPayable,
  'ledger.detail': ledgerDetail,
  'ledger.payout': ledgerPayout,
  'trade.refund': tradeRefund,
  'trade.daily': tradeDaily,
  'audit.chain': auditChain,
}
