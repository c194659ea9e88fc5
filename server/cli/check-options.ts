import { catalog } from '#renderers/catalog'
import { type ContractRegistry, dictionaries } from '#schemas'
import type { CheckOptions } from '#schemas/check'
import { createServerContracts } from '../platform/contracts.ts'
import { registry } from '../registry.ts'

/**
 * Returns the names to which pages can refer: operations, renderers, seeded permissions and seeded
 * dictionaries.
 */
export function checkOptions(
  contracts: ContractRegistry = createServerContracts(),
): Omit<CheckOptions, 'file' | 'pages'> {
  return {
    contracts: contracts.all(),
    catalog,
    permissions: registry.permissions.flatMap(({ code }) => code ?? []),
    menuPages: registry.permissions.flatMap(({ component }) => component ?? []),
    dictionaries: Object.fromEntries(
      dictionaries.map(({ code, items }) => [code, items.map(({ value }) => value)]),
    ),
  }
}
