import { isExpression, isTemplate } from '../../expr/evaluate.ts'
import {
  anyType,
  describeType,
  type ExprType,
  isNumeric,
  isUnknownOrNull,
  stringType,
  typeOfSchema,
} from '../../expr/types.ts'
import type { Comparison } from '../../meta/condition.ts'
import type { CheckContext } from '../context.ts'
import type { Path } from '../page-text.ts'
import type { Owner } from '../parts.ts'
import { isAssignable } from './expressions.ts'
import { eachComparison } from './fields.ts'

type Op = Comparison['op']

const WITHOUT_VALUE: ReadonlySet<Op> = new Set<Op>(['empty', 'notEmpty', 'me', 'myDept'])
const OF_TEXT: ReadonlySet<Op> = new Set<Op>(['like', 'starts', 'within', 'me', 'myDept'])
const OF_LIST: ReadonlySet<Op> = new Set<Op>(['in', 'nin', 'between'])

/**
 * Checks that the values in rules suit their operators and fields. A rule with an unsuitable value would
 * never match.
 */
export function checkRules(context: CheckContext) {
  for (const { place } of context.places) {
    if (place.kind !== 'rule') continue
    eachComparison(place.condition, place.path, (_field, path, comparison) => {
      checkComparison(
        comparison,
        { path: path.slice(0, -1), field: fieldType(place.owner, comparison) },
        context,
      )
    })
  }
}

function fieldType(owner: Owner | undefined, { field }: Comparison): ExprType {
  const shape = owner && Object.hasOwn(owner.fields, field) ? owner.fields[field] : undefined
  return shape ? typeOfSchema(shape, field) : anyType
}

interface At {
  path: Path
  field: ExprType
}

function checkComparison(comparison: Comparison, at: At, context: CheckContext) {
  const { field, op, value } = comparison
  const problem = problemOf(comparison, at.field)
  const path = [...at.path, value === undefined || isUnsupportedOperator(op, at.field) ? 'op' : 'value']
  if (problem) return context.report({ code: 'E228', path, message: problem })
  if (value === undefined) return
  const isList = OF_LIST.has(op) && Array.isArray(value)
  const parts = isList
    ? value.map((part, index) => [part, [...path, index]] as const)
    : [[value, path] as const]
  for (const [part, partPath] of parts) {
    const type = typeOfValue(part, partPath, context)
    const isOpenEnd = op === 'between' && part === ''
    if (isOpenEnd || fits(type, at.field) || (type.kind === 'list' && OF_LIST.has(op))) continue
    const message = `"${field}" is ${describeType(at.field)}, but the value is ${describeType(type)}.`
    context.report({ code: 'E228', path: partPath, message })
  }
}

/**
 * True if a rule can compare a value of the type `type` with a field. This is possible if both are numbers,
 * or if the type is assignable to the field's type.
 */
const fits = (type: ExprType, field: ExprType) =>
  isAssignable(type, field) || (isNumeric(type) && isNumeric(field))

/** True if the operator can't compare values of the field's type. */
export const isUnsupportedOperator = (op: Op, field: ExprType) =>
  OF_TEXT.has(op) && !isUnknownOrNull(field) && field.kind !== 'string'

function problemOf({ field, op, value }: Comparison, type: ExprType): string | undefined {
  if (isUnsupportedOperator(op, type))
    return `"${op}" requires a string, but "${field}" is ${describeType(type)}.`
  if (WITHOUT_VALUE.has(op)) return value === undefined ? undefined : `"${op}" takes no value.`
  if (value === undefined) return `"${op}" requires a value.`
  if (!OF_LIST.has(op) || isExpression(value)) return undefined
  if (!Array.isArray(value)) return `"${op}" requires a list of values.`
  return op === 'between' && value.length !== 2 ? '"between" requires two values: from and to.' : undefined
}

function typeOfValue(value: unknown, path: Path, { typeAt }: CheckContext): ExprType {
  if (isExpression(value)) return typeAt([...path, '$expr']) ?? anyType
  if (isTemplate(value)) return stringType
  switch (typeof value) {
    case 'string':
      return stringType
    case 'number':
      return { kind: Number.isInteger(value) ? 'int' : 'double' }
    case 'boolean':
      return { kind: 'bool' }
    default:
      return anyType
  }
}
