import { normalize, read } from './access.ts'
import { type Evaluate, type Frame, fail, tick, toBoolean } from './frame.ts'
import { findFunction, findMethod, iterate } from './functions.ts'
import { limitSize } from './limit-size.ts'
import type { ExprNode, NodeOf, Scope } from './node.ts'
import { binaryClosure, unaryClosure } from './operators.ts'
import { parse } from './parse.ts'
import { createPass, type Pass } from './pass.ts'

/** A compiled expression. */
export interface Program {
  readonly source: string
  readonly node: ExprNode
  readonly evaluate: Evaluate
}

const known = new Map<string, Program>()
const mostKnown = 2000

/** Compiles an expression and stores the result in a cache. Throws EXPR_SYNTAX or EXPR_LIMIT. */
export function compile(source: string): Program {
  const before = known.get(source)
  if (before) return before
  const node = parse(source)
  const program: Program = { source, node, evaluate: toClosure(node, []) }
  if (known.size >= mostKnown) known.clear()
  known.set(source, program)
  return program
}

/**
 * Runs a compiled expression in a scope. The result is plain data: null, boolean, number, string, list or
 * record.
 */
export function run(program: Program, scope: Scope, pass: Pass = createPass()): unknown {
  const { source, evaluate } = program
  const frame: Frame = { scope, locals: [], source, pass, steps: 0, since: performance.now() }
  const value = evaluate(frame)
  pass.spend(source, performance.now() - frame.since)
  return value
}

function toClosure(node: ExprNode, variables: readonly string[]): Evaluate {
  const sub = (child: ExprNode) => toClosure(child, variables)
  switch (node.kind) {
    case 'literal':
      return () => node.value
    case 'name':
      return nameClosure(node, variables)
    case 'member':
      return memberClosure(sub(node.object), () => node.key)
    case 'index':
      return memberClosure(sub(node.object), sub(node.index))
    case 'has':
      return hasClosure(sub(node.operand))
    case 'call':
      return callClosure(findFunction(node.name), node.args.map(sub))
    case 'method':
      return callClosure(findMethod(node.name), [node.receiver, ...node.args].map(sub))
    case 'each':
      return eachClosure(node, variables)
    case 'list':
      return listClosure(node.items.map(sub))
    case 'record':
      return recordClosure(node, sub)
    case 'choose':
      return chooseClosure(node, { test: sub(node.test), yes: sub(node.yes), no: sub(node.no) })
    case 'unary':
      return unaryClosure(node, sub(node.operand))
    case 'binary':
      return binaryClosure(node, sub(node.left), sub(node.right))
  }
}

function nameClosure({ name }: NodeOf<'name'>, variables: readonly string[]): Evaluate {
  const slot = variables.indexOf(name)
  return slot >= 0 ? (frame) => frame.locals[slot] : (frame) => read(frame.scope, name)
}

const memberClosure =
  (object: Evaluate, key: Evaluate): Evaluate =>
  (frame) =>
    read(object(frame), key(frame))

const hasClosure =
  (operand: Evaluate): Evaluate =>
  (frame) =>
    operand(frame) !== null

const callClosure =
  (call: (args: unknown[], frame: Frame) => unknown, args: readonly Evaluate[]): Evaluate =>
  (frame) =>
    call(
      args.map((arg) => arg(frame)),
      frame,
    )

const listClosure =
  (items: readonly Evaluate[]): Evaluate =>
  (frame) =>
    limitSize(
      items.map((item) => item(frame)),
      frame.source,
    )

function recordClosure(node: NodeOf<'record'>, sub: (child: ExprNode) => Evaluate): Evaluate {
  const entries = node.entries.map(([key, value]) => ({ at: key, key: sub(key), value: sub(value) }))
  return (frame) => {
    const parts = entries.map(({ at, key, value }) => [keyText(key(frame), frame, at), value(frame)] as const)
    return limitSize(Object.fromEntries(parts), frame.source)
  }
}

const keyText = (key: unknown, frame: Frame, at: ExprNode): string =>
  typeof key === 'object' ? fail(frame, at, 'A key must be a string, a number or a boolean.') : String(key)

const chooseClosure =
  (node: NodeOf<'choose'>, { test, yes, no }: Record<'test' | 'yes' | 'no', Evaluate>): Evaluate =>
  (frame) =>
    toBoolean(test(frame), frame, node.test) ? yes(frame) : no(frame)

function eachClosure(node: NodeOf<'each'>, variables: readonly string[]): Evaluate {
  const slot = variables.length
  const inside = [...variables, node.variable]
  const list = toClosure(node.list, variables)
  const test = node.test && toClosure(node.test, inside)
  const result = node.result && toClosure(node.result, inside)
  const bind = (frame: Frame, item: unknown) => {
    tick(frame)
    frame.locals[slot] = normalize(item)
  }
  const passes = (frame: Frame, item: unknown) => {
    bind(frame, item)
    return !test || toBoolean(test(frame), frame, node)
  }
  const items = (frame: Frame) => iterate(list(frame), frame)
  switch (node.macro) {
    case 'all':
      return (frame) => items(frame).every((item) => passes(frame, item))
    case 'exists':
      return (frame) => items(frame).some((item) => passes(frame, item))
    case 'exists_one':
      return (frame) => items(frame).filter((item) => passes(frame, item)).length === 1
    case 'filter':
      return (frame) =>
        limitSize(
          items(frame).filter((item) => passes(frame, item)),
          frame.source,
        )
    case 'map':
      return (frame) =>
        limitSize(
          items(frame).flatMap((item) => (passes(frame, item) ? [result ? result(frame) : item] : [])),
          frame.source,
        )
  }
}
