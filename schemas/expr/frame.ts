import { exprType } from './errors.ts'
import type { ExprNode, Scope } from './node.ts'
import type { Pass } from './pass.ts'

/** State of one run: roots, variables of macros by depth, and the pass. */
export interface Frame {
  scope: Scope
  locals: unknown[]
  source: string
  pass: Pass
  steps: number
  since: number
}

/** A compiled part of an expression. */
export type Evaluate = (frame: Frame) => unknown

/** Counts iterations, and checks the time budget after every 64 of them. */
export function tick(frame: Frame) {
  frame.steps += 1
  if (frame.steps % 64 !== 0) return
  const now = performance.now()
  frame.pass.spend(frame.source, now - frame.since)
  frame.since = now
}

/** Throws a type error at this node. */
export function fail(frame: Frame, node: ExprNode, message: string): never {
  throw exprType({ source: frame.source, message, range: { start: node.start, end: node.end } })
}

/** Converts a condition to a boolean: null is false, other non-booleans are errors. */
export function toBoolean(value: unknown, frame: Frame, node: ExprNode): boolean {
  if (typeof value === 'boolean') return value
  return value === null ? false : fail(frame, node, 'Expected a boolean.')
}
