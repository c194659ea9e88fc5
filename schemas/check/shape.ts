import { valueAt } from '../values.ts'
import type { Finding } from './context.ts'
import { fromPointer } from './page-text.ts'
import { checkStructure } from './structure.ts'

/** Checks the structure of a page. Returns undefined if the structure is valid. */
export function checkShape(value: unknown): Finding[] | undefined {
  const found = checkStructure(value)
  if (found.length === 0) return undefined
  return found.map(({ pointer, ...finding }) => {
    const path = fromPointer(pointer, value)
    const written = finding.code === 'E113' ? valueAt(value, path) : finding.written
    return { ...finding, path, ...(typeof written === 'string' && { written }) }
  })
}
