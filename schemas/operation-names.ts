import type { Page } from './meta/page.ts'
import { isOperationName } from './operations.ts'
import { isRecord } from './values.ts'

function* namesIn(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* namesIn(item)
  else if (isRecord(value)) {
    // Rules have operators under the same key, which are no names of operations.
    if (typeof value.op === 'string' && isOperationName(value.op)) yield value.op
    for (const part of Object.values(value)) yield* namesIn(part)
  }
}

/** Lists the names of the operations that a page calls, each once. */
export const operationsOf = (page: Page): string[] => [...new Set(namesIn(page))]
