import { defineResource } from '../../platform/resource/define-resource.ts'
import { lockLedgerRules } from '../../records/ledger-rule/ceiling.ts'
import { ledgerRuleList, ledgerRuleWrites } from '../../records/ledger-rule/ledger-rules.ts'
import { createApprovedCheck } from './rule-approval.ts'

/** Ledger rules that users add and edit. A second user approves each active rule. */
export const ledgerRules = defineResource({
  name: 'ledgerRule',
  list: ledgerRuleList,
  version: true,
  writes: ledgerRuleWrites,
  exports: { access: 'ledgerRule:export' },
  serviceHooks: (services) => ({ begin: lockLedgerRules, check: createApprovedCheck(services) }),
})
