import type { Endpoint } from '../../contracts/endpoint.ts'
import type { CheckContext } from '../context.ts'
import { stepCallsOf, submitsOf } from '../form-parts.ts'
import type { Path } from '../page-text.ts'
import { mainSource, operationSources, rowSourcesOf, stepsOf } from '../parts.ts'

/** Checks that operations exist and return the kind of result that the page requires. */
export function checkOperations(context: CheckContext) {
  checkSources(context)
  checkRowSources(context)
  checkSubmit(context)
  checkStepCalls(context)
  for (const { value, path } of stepsOf(context.page)) {
    if (value.do !== 'call' && value.do !== 'download') continue
    const operation = find(value.op, [...path, 'op'], context)
    if (operation?.gives === 'page') {
      const message = `${value.op} returns a page of records: declare it under "data" instead of calling it.`
      context.report({ code: 'E203', path: [...path, 'op'], message })
    }
  }
}

/**
 * Checks the operations of wizard steps. The check and the save of a step must not return a page of records.
 * A save must also write.
 */
function checkStepCalls(context: CheckContext) {
  for (const { use, value, path } of stepCallsOf(context.page)) {
    const at = [...path, 'op']
    const operation = find(value.op, at, context)
    if (operation?.gives === 'page') {
      const message = `${value.op} returns a page of records, so it ${use}s no step.`
      context.report({ code: 'E203', path: at, message })
    } else if (use === 'save' && operation?.method === 'GET') {
      context.report({ code: 'E203', path: at, message: `${value.op} only reads, so it saves no step.` })
    }
  }
}

function find(op: string, path: Path, { options, report }: CheckContext) {
  const { operations } = options.contracts
  if (Object.hasOwn(operations, op)) return operations[op]
  const message = `Unknown operation "${op}".`
  report({ code: 'E202', path, message, written: op, known: Object.keys(operations) })
  return undefined
}

function checkSources(context: CheckContext) {
  const { page } = context
  const main = mainSource(page)
  const needed = page.kind === 'list' ? 'page' : 'record'
  for (const { name, value, path } of operationSources(page)) {
    const operation = find(value.op, [...path, 'op'], context)
    checkReadOnly(operation, { op: value.op, path: [...path, 'op'] }, context)
    if (operation && name === main && operation.gives !== needed) {
      const wanted = needed === 'page' ? 'a page of records' : 'one record'
      const message = `${value.op} returns ${giving(operation.gives)}, but a ${page.kind} needs ${wanted}.`
      context.report({ code: 'E203', path: [...path, 'op'], message })
    }
  }
}

/**
 * Checks that the operation of a data source only reads, because the page calls it without a user's action.
 */
function checkReadOnly(
  operation: Endpoint | undefined,
  { op, path }: { op: string; path: Path },
  { report }: CheckContext,
) {
  if (!operation || operation.method === 'GET') return
  const message = `${op} changes data (${operation.method}), so only an action can call it.`
  report({ code: 'E203', path, message })
}

/** Checks that row sources return the required kind of result: one record or a page of records. */
function checkRowSources(context: CheckContext) {
  for (const { value, gives, path } of rowSourcesOf(context.page)) {
    const at = [...path, 'op']
    const operation = find(value.op, at, context)
    checkReadOnly(operation, { op: value.op, path: at }, context)
    if (!operation || operation.gives === gives) continue
    const message = `${value.op} returns ${giving(operation.gives)}, but ${giving(gives)} is needed here.`
    context.report({ code: 'E203', path: at, message })
  }
}

/** Checks that no form submits to an operation that returns a page of records. */
function checkSubmit(context: CheckContext) {
  for (const submit of submitsOf(context.page)) {
    const { op } = submit.value
    const path = [...submit.path, 'op']
    if (find(op, path, context)?.gives !== 'page') continue
    const message = `${op} returns a page of records, so a form can't submit to it.`
    context.report({ code: 'E203', path, message })
  }
}

const giving = (gives: 'page' | 'record' | 'value') =>
  ({ page: 'a page of records', record: 'one record', value: 'a value' })[gives]
