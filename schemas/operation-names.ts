import type { Page } from './meta/page.ts'
import { isOperationName } from './operations.ts'
import { isRecord } from './values.ts'

function* namesIn(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* namesIn(item)
  else if (isRecord(value)) {
    // In rules, the key `op` contains an operator, which isn't the name of an operation.
    if (typeof value.op === 'string' && isOperationName(value.op)) yield value.op
    for (const part of Object.values(value)) yield* namesIn(part)
  }
}

/** Lists the names of the operations that a page calls. Each name is listed once. */
export const operationsOf = (page: Page): string[] => [...new Set(namesIn(page))]
