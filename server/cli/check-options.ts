import { catalog } from '#renderers/catalog'
import { dictionaries, models, operations, shapes } from '#schemas'
import type { CheckOptions } from '#schemas/check'
import { menus } from '../db/seed/data/menus/index.ts'

/**
 * Names to which shipped pages can refer: operations, renderers, seeded permissions and seeded dictionaries.
 */
export function checkOptions(): Omit<CheckOptions, 'file' | 'pages'> {
  const entries = menus.flatMap((entry) => ('menus' in entry ? entry.menus : [entry]))
  return {
    contracts: { operations, shapes, models },
    catalog,
    permissions: entries.flatMap(({ code, buttons }) => [code, ...buttons.map((button) => button.code)]),
    dictionaries: Object.fromEntries(
      dictionaries.map(({ code, items }) => [code, items.map(({ value }) => value)]),
    ),
  }
}
