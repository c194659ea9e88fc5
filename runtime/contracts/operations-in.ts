import type { Page } from '#schemas'
import { isOperationName } from '#schemas/operations'

/** Names of the operations in the `op` properties of a page, at any depth. */
export function operationsIn(page: Page): string[] {
  const names = new Set<string>()
  const walk = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    if ('op' in value && typeof value.op === 'string' && isOperationName(value.op)) names.add(value.op)
    for (const part of Object.values(value)) walk(part)
  }
  walk(page)
  return [...names]
}
