import type { TSchema } from 'typebox'
import { Check } from 'typebox/value'
import { containsExpressions, isExpression, isTemplate } from '../../expr/evaluate.ts'
import { describeType, stringType, typeOfSchema } from '../../expr/types.ts'
import type { CheckContext } from '../context.ts'
import { stepCallsOf, submitsOf } from '../form-parts.ts'
import type { Path } from '../page-text.ts'
import { isRowSourceValid, isValidSource, operationSources, rowSourcesOf, stepsOf } from '../parts.ts'
import { isAssignable } from './expressions.ts'

/** Checks that operations get all required arguments and no unknown ones. */
export function checkArguments(context: CheckContext) {
  const { contracts } = context.options
  for (const { name, value, path } of operationSources(context.page)) {
    if (isValidSource(context.page, name, value, contracts)) checkCall(value, path, context)
  }
  for (const source of rowSourcesOf(context.page)) {
    if (isRowSourceValid(source, contracts)) checkCall(source.value, source.path, context)
  }
  for (const { value, path } of stepsOf(context.page)) {
    if (value.do === 'call' || value.do === 'download') checkCall(value, path, context)
  }
  checkStepCalls(context)
  for (const { value, path } of submitsOf(context.page)) {
    // Without `args`, the form sends its values. Another check compares the form's fields with the schema of
    // the request body.
    const isPage = contracts.operations[value.op]?.gives === 'page'
    if (value.args && !isPage) checkCall({ op: value.op, args: value.args }, path, context)
  }
}

/** Checks the arguments that wizard steps pass to the operations of their checks and saves. */
function checkStepCalls(context: CheckContext) {
  const { shapes, operations } = context.options.contracts
  for (const { use, value, path, sent } of stepCallsOf(context.page)) {
    const operation = operations[value.op]
    // `checkOperations` reports the errors of such operations.
    if (operation?.gives === 'page' || (use === 'save' && operation?.method === 'GET')) continue
    checkCall({ ...value, sent }, path, context)
    const args = Object.hasOwn(shapes, value.op) ? shapes[value.op]?.args : undefined
    const known = Object.keys((args as { properties?: object } | undefined)?.properties ?? {})
    for (const name of args ? sent.filter((field) => !known.includes(field)) : []) {
      const message = `${value.op} has no argument "${name}", which the step sends.`
      context.report({ code: 'E206', path: [...path, 'op'], message })
    }
  }
}

interface Call {
  op: string
  args?: Record<string, unknown>
  /** Names of the arguments whose values come from inputs. */
  sent?: readonly string[]
}

function checkCall({ op, args = {}, sent = [] }: Call, path: Path, context: CheckContext) {
  const { contracts } = context.options
  const shapes = Object.hasOwn(contracts.shapes, op) ? contracts.shapes[op] : undefined
  if (!shapes) return
  const { properties, required = [] } = shapes.args as {
    properties: Record<string, TSchema>
    required?: string[]
  }
  const isList = contracts.operations[op]?.gives === 'page'
  const filters = isList ? Object.keys(contracts.models[shapes.model ?? '']?.list?.filters ?? {}) : []
  const known = [...Object.keys(properties), ...filters]
  for (const [name, value] of Object.entries(args)) {
    const at = [...path, 'args', name]
    const shape = Object.hasOwn(properties, name) ? properties[name] : undefined
    if (shape) checkType({ op, name, value, shape, at }, context)
    else if (!filters.includes(name)) {
      const message = `${op} has no argument "${name}". Arguments: ${known.join(', ') || 'none'}.`
      context.report({ code: 'E206', path: at, part: 'key', message, written: name, known })
    }
  }
  const missing = required.filter(
    (name) => !Object.hasOwn(args, name) && !sent.includes(name) && !isMistyped(name, args, known),
  )
  for (const name of missing) {
    context.report({ code: 'E207', path: [...path, 'op'], message: `${op} requires the argument "${name}".` })
  }
}

/**
 * True if the call has an unknown argument. In this case, a missing argument is probably misspelt, so only
 * the unknown argument is reported.
 */
const isMistyped = (_name: string, args: Record<string, unknown>, known: readonly string[]) =>
  Object.keys(args).some((given) => !known.includes(given))

interface Given {
  op: string
  name: string
  value: unknown
  shape: TSchema
  at: Path
}

function checkType({ op, name, value, shape, at }: Given, { typeAt, report }: CheckContext) {
  const needed = typeOfSchema(shape, name)
  const type = isTemplate(value) ? stringType : isExpression(value) ? typeAt([...at, '$expr']) : undefined
  if (type) {
    if (isAssignable(type, needed)) return
    const message = `Invalid argument "${name}" of ${op}: expected ${describeType(needed)}, got ${describeType(type)}.`
    report({ code: 'E208', path: at, message })
  } else if (!isExpression(value) && !containsExpressions(value) && !Check(shape, value)) {
    const message = `Invalid argument "${name}" of ${op}: expected ${describeType(needed)}, got ${JSON.stringify(value)}.`
    report({ code: 'E208', path: at, message })
  }
}
