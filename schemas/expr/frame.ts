import { exprType } from './errors.ts'
import type { ExprNode, Scope } from './node.ts'
import type { Pass } from './pass.ts'

/** What one run carries: roots, the variables of `map` and the like by their depth, and the pass. */
export interface Frame {
  scope: Scope
  locals: unknown[]
  source: string
  pass: Pass
  steps: number
  since: number
}

/** A part of an expression, ready to run. */
export type Evaluate = (frame: Frame) => unknown

/** Counts the rounds of loops; now and then looks at the clock, so that a runaway loop ends. */
export function tick(frame: Frame) {
  frame.steps += 1
  if (frame.steps % 64 !== 0) return
  const now = performance.now()
  frame.pass.spend(frame.source, now - frame.since)
  frame.since = now
}

/** Ends the run: values that don't fit met at this node. */
export function fail(frame: Frame, node: ExprNode, message: string): never {
  throw exprType({ source: frame.source, message, range: { start: node.start, end: node.end } })
}

/** Null counts as false; anything else that is no boolean is a mistake. */
export function truth(value: unknown, frame: Frame, node: ExprNode): boolean {
  if (typeof value === 'boolean') return value
  return value === null ? false : fail(frame, node, 'Yes or no was expected.')
}
