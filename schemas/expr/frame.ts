import { exprType } from './errors.ts'
import type { ExprNode, Scope } from './node.ts'
import type { Pass } from './pass.ts'

/**
 * State of one run of an expression: its scope, the variables of its macros by nesting depth, and its pass.
 */
export interface Frame {
  scope: Scope
  locals: unknown[]
  source: string
  pass: Pass
  steps: number
  since: number
}

/** A part of an expression, compiled to a function. */
export type Evaluate = (frame: Frame) => unknown

/** Counts an iteration. After every 64 iterations, checks the time limit. */
export function tick(frame: Frame) {
  frame.steps += 1
  if (frame.steps % 64 !== 0) return
  const now = performance.now()
  frame.pass.spend(frame.source, now - frame.since)
  frame.since = now
}

/** Throws a type error with the source range of the node. */
export function fail(frame: Frame, node: ExprNode, message: string): never {
  throw exprType({ source: frame.source, message, range: { start: node.start, end: node.end } })
}

/**
 * Converts the result of a condition to a boolean. Null becomes false. Any other value that isn't a boolean
 * is an error.
 */
export function toBoolean(value: unknown, frame: Frame, node: ExprNode): boolean {
  if (typeof value === 'boolean') return value
  return value === null ? false : fail(frame, node, 'Expected a boolean.')
}
