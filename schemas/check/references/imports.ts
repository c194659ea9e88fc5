import { importableOperations } from '../../contracts/imports.gen.ts'
import type { CheckContext } from '../context.ts'

/** Checks that the operation of an import can import records. */
export function checkImports({ page, options, report }: CheckContext) {
  if (page.kind !== 'list' || !page.list.import) return
  const { op } = page.list.import
  const path = ['list', 'import', 'op']
  if (!Object.hasOwn(options.contracts.operations, op)) {
    const known = Object.keys(importableOperations)
    report({ code: 'E202', path, message: `Unknown operation "${op}".`, written: op, known })
  } else if (!Object.hasOwn(importableOperations, op)) {
    const message = `${op} doesn't support imports. Supported: ${Object.keys(importableOperations).join(', ')}.`
    report({ code: 'E203', path, message })
  }
}
