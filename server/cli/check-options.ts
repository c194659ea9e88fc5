import { catalog } from '#renderers/catalog'
import { dictionaries, models, operations, shapes } from '#schemas'
import type { CheckOptions } from '#schemas/check'
import { registry } from '../registry.ts'

/**
 * Names to which shipped pages can refer: operations, renderers, seeded permissions and seeded dictionaries.
 */
export function checkOptions(): Omit<CheckOptions, 'file' | 'pages'> {
  return {
    contracts: { operations, shapes, models },
    catalog,
    permissions: registry.permissions.flatMap(({ code }) => code ?? []),
    dictionaries: Object.fromEntries(
      dictionaries.map(({ code, items }) => [code, items.map(({ value }) => value)]),
    ),
  }
}
