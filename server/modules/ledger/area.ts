import { defineArea } from '../../platform/area/area.ts'
import { ledgerFolder, ledgerMenus } from './menus.ts'
import { ledgerRules } from './rules.ts'

/** Ledger splitting. */
export const ledgerArea = defineArea({
  name: 'ledger',
  resources: [ledgerRules],
  menuFolders: [ledgerFolder],
  menus: ledgerMenus,
})
