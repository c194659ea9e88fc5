import { catalog } from '#renderers/catalog'
import type { ContractRegistry } from '#schemas'
import type { CheckOptions } from '#schemas/check'
import { dictionaries } from '../db/seed/data/dictionaries.ts'
import { menus } from '../db/seed/data/menus/index.ts'
import { createServerContracts } from '../platform/contracts.ts'

/**
 * Names to which pages can refer: operations, renderers, seeded permissions and seeded dictionaries.
 */
export function checkOptions(
  contracts: ContractRegistry = createServerContracts(),
): Omit<CheckOptions, 'file' | 'pages'> {
  const entries = menus.flatMap((entry) => ('menus' in entry ? entry.menus : [entry]))
  return {
    contracts: contracts.all(),
    catalog,
    permissions: entries.flatMap(({ code, buttons }) => [code, ...buttons.map((button) => button.code)]),
    dictionaries: Object.fromEntries(
      dictionaries.map(({ code, items }) => [code, items.map(({ value }) => value)]),
    ),
  }
}
