import { equal, order, read } from './access.ts'
import { type Evaluate, type Frame, fail, toBoolean } from './frame.ts'
import { iterate } from './functions.ts'
import { joinTexts, limitSize } from './limit-size.ts'
import type { BinaryOp, ExprNode, NodeOf } from './node.ts'

/** Compiles the unary operators `!` and `-` to a function. */
export function unaryClosure(node: NodeOf<'unary'>, operand: Evaluate): Evaluate {
  if (node.op === '!') return (frame) => !toBoolean(operand(frame), frame, node.operand)
  return (frame) => {
    const value = operand(frame)
    if (value === null) return null
    return typeof value === 'number' ? 0 - value : fail(frame, node, 'Minus requires a number.')
  }
}

/** Compiles a binary operator to a function. */
export function binaryClosure(node: NodeOf<'binary'>, left: Evaluate, right: Evaluate): Evaluate {
  const { op } = node
  switch (op) {
    case '&&':
      return (frame) => toBoolean(left(frame), frame, node.left) && toBoolean(right(frame), frame, node.right)
    case '||':
      return (frame) => toBoolean(left(frame), frame, node.left) || toBoolean(right(frame), frame, node.right)
    case '==':
      return (frame) => equal(left(frame), right(frame))
    case '!=':
      return (frame) => !equal(left(frame), right(frame))
    case 'in':
      return (frame) => contains(left(frame), right(frame), frame, node)
    case '<':
    case '<=':
    case '>':
    case '>=':
      return (frame) => compare(op, order(left(frame), right(frame)))
    default:
      return (frame) => arithmetic(op, left(frame), right(frame), frame, node)
  }
}

/**
 * True if the order of two values satisfies the operator. False if the values have no order, as with null.
 */
function compare(op: '<' | '<=' | '>' | '>=', place: number | undefined): boolean {
  if (place === undefined) return false
  if (op === '<') return place < 0
  if (op === '<=') return place <= 0
  return op === '>' ? place > 0 : place >= 0
}

/** True if a list contains an item, or if a record has a key. Null is never contained, as in SQL. */
function contains(item: unknown, holder: unknown, frame: Frame, node: ExprNode): boolean {
  if (item === null || holder === null) return false
  if (Array.isArray(holder)) return iterate(holder, frame).some((each) => equal(item, each))
  if (typeof holder === 'object' && typeof item === 'string') return read(holder, item) !== null
  return fail(frame, node, '"in" requires a list or a record.')
}

type Arithmetic = Extract<BinaryOp, '+' | '-' | '*' | '/' | '%'>

function arithmetic(op: Arithmetic, left: unknown, right: unknown, frame: Frame, node: ExprNode): unknown {
  if (left === null || right === null) return null
  if (typeof left === 'number' && typeof right === 'number') return calculate(op, left, right, frame, node)
  if (op === '+' && typeof left === 'string' && typeof right === 'string')
    return joinTexts([left, right], '', frame.source)
  if (op === '+' && Array.isArray(left) && Array.isArray(right)) {
    return limitSize([...left, ...right], frame.source)
  }
  return fail(frame, node, `"${op}" does not fit a ${typeName(left)} and a ${typeName(right)}.`)
}

const typeName = (value: unknown) =>
  Array.isArray(value)
    ? 'list'
    : typeof value === 'object'
      ? 'record'
      : typeof value === 'string'
        ? 'text'
        : typeof value

/**
 * Calculates with two numbers. A division by zero results in null. If an integer result exceeds 2^53, the run
 * fails.
 */
function calculate(op: Arithmetic, left: number, right: number, frame: Frame, node: ExprNode): number | null {
  if (op === '/' || op === '%') {
    if (right === 0) return null
    return op === '/' ? left / right : left % right
  }
  const value = op === '+' ? left + right : op === '-' ? left - right : left * right
  const wasWhole = Number.isSafeInteger(left) && Number.isSafeInteger(right)
  if (wasWhole && !Number.isSafeInteger(value)) return fail(frame, node, 'The result exceeds 2^53.')
  if (!Number.isFinite(value)) return fail(frame, node, 'The result is too large.')
  return value + 0
}
