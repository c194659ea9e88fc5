import { type Inspection, reportProblem, requireBoolean } from './inspection.ts'
import type { NodeOf } from './node.ts'
import {
  anyType,
  boolType,
  describeType,
  doubleType,
  type ExprType,
  fenType,
  intType,
  isNumeric,
  isUnknownOrNull,
  joinTypes,
} from './types.ts'

type Binary = NodeOf<'binary'>

interface Operands {
  node: Binary
  left: ExprType
  right: ExprType
  at: Inspection
}

/** Returns the result type of an operator. Reports operands with wrong types. */
export function checkBinary(operands: Operands): ExprType {
  const { node, left, right, at } = operands
  switch (node.op) {
    case '&&':
    case '||':
      requireBoolean(node.left, left, at)
      return requireBoolean(node.right, right, at)
    case '==':
    case '!=':
      return isComparable(left, right) ? boolType : misfit(operands, 'are never equal')
    case '<':
    case '<=':
    case '>':
    case '>=':
      return hasOrder(left, right) ? boolType : misfit(operands, "can't be ordered")
    case 'in':
      return membershipType(operands)
    default:
      return arithmeticType(operands)
  }
}

function misfit({ node, left, right, at }: Operands, why: string): ExprType {
  const message = `${describeType(left)} and ${describeType(right)} ${why}.`
  reportProblem(at, node, { kind: 'type', message: message.charAt(0).toUpperCase() + message.slice(1) })
  return anyType
}

function membershipType(operands: Operands): ExprType {
  const { left, right } = operands
  if (right.kind === 'list') {
    return isComparable(left, right.item)
      ? boolType
      : misfit({ ...operands, right: right.item }, 'are never equal')
  }
  if (isUnknownOrNull(right) || right.kind === 'record') return boolType
  return misfit(operands, 'don\'t fit "in", which requires a list')
}

const isComparable = (left: ExprType, right: ExprType) =>
  isUnknownOrNull(left) ||
  isUnknownOrNull(right) ||
  (isNumeric(left) && isNumeric(right)) ||
  left.kind === right.kind

const hasOrder = (left: ExprType, right: ExprType) =>
  isUnknownOrNull(left) ||
  isUnknownOrNull(right) ||
  (isNumeric(left) && isNumeric(right)) ||
  (left.kind === 'string' && right.kind === 'string')

function arithmeticType(operands: Operands): ExprType {
  const { node, left, right } = operands
  const joined = node.op === '+' ? joinedType(left, right) : undefined
  if (joined) return joined
  if (![left, right].every((type) => isUnknownOrNull(type) || isNumeric(type))) {
    return misfit(operands, `don't fit "${node.op}"`)
  }
  if (left.kind === 'fen' || right.kind === 'fen') return moneyType(operands)
  if (isUnknownOrNull(left) || isUnknownOrNull(right)) return anyType
  if (node.op === '/') return doubleType
  return left.kind === 'int' && right.kind === 'int' ? intType : doubleType
}

/** Returns the result type of `+` between two strings or two lists; undefined for other operands. */
function joinedType(left: ExprType, right: ExprType): ExprType | undefined {
  const isJoined = ({ kind }: ExprType) => kind === 'string' || kind === 'list'
  if (left.kind === right.kind && isJoined(left)) return joinTypes([left, right])
  const mayJoin = (isUnknownOrNull(left) && isJoined(right)) || (isUnknownOrNull(right) && isJoined(left))
  return mayJoin ? anyType : undefined
}

/**
 * Returns the result type of a calculation with amounts. Sums, differences and products with integers are
 * allowed.
 */
function moneyType({ node, left, right, at }: Operands): ExprType {
  const money = (message: string) => reportProblem(at, node, { kind: 'money', message })
  if (node.op === '/' || node.op === '%') {
    return money('Dividing an amount in fen may return fractions of a fen. Use fen.split().')
  }
  if (left.kind === 'double' || right.kind === 'double') {
    return money("An amount in fen can't be combined with a decimal number. Use integers.")
  }
  if (node.op === '*' && left.kind === right.kind) return money("Two amounts in fen can't be multiplied.")
  return isUnknownOrNull(left) || isUnknownOrNull(right) ? anyType : fenType
}
