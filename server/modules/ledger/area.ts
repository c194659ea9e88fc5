import { defineArea } from '../../platform/area/area.ts'
import { ledgerEntries } from './entries.ts'
import { ledgerFolder, ledgerMenus } from './menus.ts'
import { ledgerRules } from './rules.ts'

/** Ledger splitting and the journal. */
export const ledgerArea = defineArea({
  name: 'ledger',
  resources: [ledgerRules],
  ...ledgerEntries,
  menuFolders: [ledgerFolder],
  menus: ledgerMenus,
})
