import { defineArea } from '../../platform/area/area.ts'
import { ledgerEntries } from './entries.ts'
import { ledgerFolder, ledgerMenus } from './menus.ts'
import { ledgerDetails, ledgerOrders } from './orders.ts'
import { paymentResults } from './pay-detail.ts'
import { payReceiversJob } from './pay-job.ts'
import { returnResults } from './return-detail.ts'
import { ledgerRules } from './rules.ts'

/** Ledger rules, ledger orders and the journal. */
export const ledgerArea = defineArea({
  name: 'ledger',
  resources: [ledgerRules, ledgerOrders, ledgerDetails, ledgerEntries],
  jobs: [payReceiversJob],
  channelResults: { SPLIT: paymentResults, SPLIT_RETURN: returnResults },
  menuFolders: [ledgerFolder],
  menus: ledgerMenus,
})
