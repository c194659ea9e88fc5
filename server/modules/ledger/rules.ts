import { createRoute } from '../../platform/http/operation-route.ts'
import { defineResource } from '../../platform/resource/define-resource.ts'
import { lockLedgerRules, readLowestCeiling } from '../../records/ledger-rule/ceiling.ts'
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
  routes: (app, { database: { db } }) =>
    createRoute(app)('ledgerRule.ceiling', async () => {
      const { channelCode = null, ceilingPpm = 1_000_000 } = (await readLowestCeiling(db)) ?? {}
      return { channelCode, ceilingPpm }
    }),
})
