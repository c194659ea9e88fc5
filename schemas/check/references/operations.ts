import type { CheckContext } from '../context.ts'
import type { Path } from '../page-text.ts'
import { mainSource, operationSources, stepsOf } from '../parts.ts'

/** Operations exist and give what they are used for. */
export function checkOperations({ page, options, report }: CheckContext) {
  const { operations } = options.contracts
  const find = (op: string, path: Path) => {
    if (Object.hasOwn(operations, op)) return operations[op]
    const message = `There is no operation "${op}".`
    report({ code: 'E202', path, message, written: op, known: Object.keys(operations) })
    return undefined
  }
  const main = mainSource(page)
  const needed = page.kind === 'list' ? 'page' : 'record'
  for (const { name, value, path } of operationSources(page)) {
    const operation = find(value.op, [...path, 'op'])
    if (operation && name === main && operation.gives !== needed) {
      const wanted = needed === 'page' ? 'pages of records' : 'one record'
      const message = `${value.op} gives ${giving(operation.gives)}, a ${page.kind} needs ${wanted}.`
      report({ code: 'E203', path: [...path, 'op'], message })
    }
  }
  for (const { value, path } of stepsOf(page)) {
    if (value.do !== 'call') continue
    const operation = find(value.op, [...path, 'op'])
    if (operation?.gives === 'page') {
      const message = `${value.op} gives pages of records: declare it under data, an action does not call it.`
      report({ code: 'E203', path: [...path, 'op'], message })
    }
  }
}

const giving = (gives: 'page' | 'record' | 'value') =>
  ({ page: 'pages of records', record: 'one record', value: 'a value' })[gives]
