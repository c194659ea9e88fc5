import type { ExprNode } from '../expr/node.ts'
import { parse } from '../expr/parse.ts'
import type { Comparison, Condition } from '../meta/condition.ts'
import type { Expression, When } from '../meta/value.ts'

/** Names that Formily code may contain, and the expressions of the page that replace these names. */
export interface CodeScope {
  /** Expressions that replace `$deps[0]` and `$deps.price`. */
  deps: Readonly<Record<string, string>>
  /** Expression that replaces `$self.value`. */
  self: string | undefined
  /** Returns the JSON type of a field, which decides which of its values JavaScript treats as false. */
  typeOf: (field: string) => unknown
}

/**
 * Converts Formily code to an expression. Returns undefined if the code does more than read, compare and
 * calculate values.
 */
export function codeToExpression(code: string, scope: CodeScope): Expression | undefined {
  const source = translate(code, scope)
  return source !== undefined && treeOf(source) ? { $expr: source } : undefined
}

/**
 * Converts Formily code to a rule or an expression. Returns undefined if neither a rule nor an expression can
 * express the code.
 */
export function codeToWhen(code: string, scope: CodeScope): When | undefined {
  const source = translate(code, scope)
  const tree = source === undefined ? undefined : treeOf(source)
  if (source === undefined || !tree) return undefined
  return (
    toCondition(tree, { source, typeOf: scope.typeOf }) ?? (isBoolean(tree) ? { $expr: source } : undefined)
  )
}

export function negate(when: When): When {
  return '$expr' in when ? { $expr: `!(${when.$expr})` } : 'not' in when ? when.not : { not: when }
}

const strings = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g

/**
 * Replaces JavaScript operators and Formily names in code by the operators and names of CEL. Strings in the
 * code stay unchanged.
 */
function translate(code: string, { deps, self }: CodeScope): string | undefined {
  let isKnown = true
  const known = (expression: string | undefined) => {
    if (expression === undefined) isKnown = false
    return expression ?? ''
  }
  const words = (text: string) =>
    text
      .replaceAll('===', '==')
      .replaceAll('!==', '!=')
      .replace(/\bundefined\b/g, 'null')
      .replace(/\$deps\??\.?\[(\d+)\]/g, (_, index: string) => known(deps[index]))
      .replace(/\$deps\??\.(\w+)/g, (_, name: string) => known(deps[name]))
      .replace(/\$self\.value\b/g, () => known(self))
      .replace(/\$(?:form\.)?values\??\./g, 'values.')
      .replaceAll('?.', '.')
  const parts = code.split(strings)
  const literals = code.match(strings) ?? []
  const source = parts.map((part, index) => words(part) + (literals[index] ?? '')).join('')
  return isKnown ? source : undefined
}

/**
 * Returns the syntax tree of an expression that only reads, compares and calculates values. Returns undefined
 * for any other expression, such as a call.
 */
function treeOf(source: string): ExprNode | undefined {
  try {
    const tree = parse(source)
    return isSupported(tree) ? tree : undefined
  } catch {
    return undefined
  }
}

/**
 * Keys that are not values of the form. `length` belongs to JavaScript lists and strings, and the others
 * belong to prototypes.
 */
const unreadable = new Set(['length', '__proto__', 'constructor', 'prototype'])

function isSupported(node: ExprNode): boolean {
  switch (node.kind) {
    case 'literal':
      return true
    case 'member':
      return (
        !unreadable.has(node.key) &&
        (isScope(node.object) || (node.object.kind === 'member' && isSupported(node.object)))
      )
    case 'unary':
      return isSupported(node.operand)
    case 'binary':
      return isSupported(node.left) && isSupported(node.right)
    case 'choose':
      return [node.test, node.yes, node.no].every(isSupported)
    default:
      return false
  }
}

const isScope = (node: ExprNode) => node.kind === 'name' && (node.name === 'values' || node.name === 'row')

const isBoolean = (node: ExprNode): boolean =>
  (node.kind === 'literal' && typeof node.value === 'boolean') ||
  (node.kind === 'unary' && node.op === '!' && isBoolean(node.operand)) ||
  (node.kind === 'binary' &&
    (node.op in operators ||
      (['&&', '||'].includes(node.op) && isBoolean(node.left) && isBoolean(node.right))))

const operators = { '==': 'eq', '!=': 'ne', '<': 'lt', '<=': 'lte', '>': 'gt', '>=': 'gte' } as const
const mirrored = { '==': '==', '!=': '!=', '<': '>', '<=': '>=', '>': '<', '>=': '<=' } as const

interface ConditionParts extends Pick<CodeScope, 'typeOf'> {
  source: string
}

/**
 * Converts an expression to a rule. Returns undefined if no rule can express the expression, such as a
 * comparison without a field.
 */
function toCondition(node: ExprNode, parts: ConditionParts): Condition | undefined {
  if (node.kind === 'member') return truthy(fieldOf(node), parts)
  if (node.kind === 'unary' && node.op === '!') {
    const inner = toCondition(node.operand, parts)
    return inner && ('not' in inner ? inner.not : { not: inner })
  }
  if (node.kind !== 'binary') return undefined
  if (node.op === '&&' || node.op === '||') {
    const sides = [toCondition(node.left, parts), toCondition(node.right, parts)]
    const [left, right] = sides
    if (!left || !right) return undefined
    return node.op === '&&' ? { all: [left, right] } : { any: [left, right] }
  }
  return node.op in operators ? comparison(node.op as keyof typeof operators, node, parts) : undefined
}

function comparison(
  op: keyof typeof operators,
  { left, right }: { left: ExprNode; right: ExprNode },
  parts: ConditionParts,
): Comparison | undefined {
  const field = fieldOf(left)
  if (field === undefined)
    return fieldOf(right) === undefined
      ? undefined
      : comparison(mirrored[op], { left: right, right: left }, parts)
  if (right.kind !== 'literal')
    return { field, op: operators[op], value: { $expr: parts.source.slice(right.start, right.end) } }
  if (right.value === null) return { field, op: op === '!=' ? 'notEmpty' : 'empty' }
  if (right.value === '' && op in { '==': 1, '!=': 1 })
    return { field, op: op === '!=' ? 'notEmpty' : 'empty' }
  return { field, op: operators[op], value: right.value }
}

/** Returns a condition that is true if JavaScript treats the field's value as true. */
function truthy(field: string | undefined, { typeOf }: ConditionParts): Condition | undefined {
  if (field === undefined) return undefined
  const type = typeOf(field)
  if (type === 'boolean') return { field, op: 'eq', value: true }
  const filled: Comparison = { field, op: 'notEmpty' }
  return type === 'number' || type === 'integer' ? { all: [filled, { field, op: 'ne', value: 0 }] } : filled
}

const fieldOf = (node: ExprNode): string | undefined =>
  node.kind === 'member' && node.object.kind === 'name' && node.object.name === 'values'
    ? node.key
    : undefined
