import { compile } from './compile.ts'
import { isExpression, isTemplate } from './evaluate.ts'
import type { ExprNode } from './node.ts'
import { splitTemplate } from './template.ts'

/**
 * Names that expressions read from a name in scope, such as `x` in `data.x`. The result is `all` if one of
 * the names is only known at run time.
 */
export type RootReads = ReadonlySet<string> | 'all'

/**
 * Lists the names that the expressions in a value read from a name in scope. For example, `data.x` and
 * `data["x"]` read `x` from `data`.
 */
export function rootReads(value: unknown, root: string): RootReads {
  const names = new Set<string>()
  const isAll = sourcesIn(value).some((source) => {
    const reads = readsOfSource(source, root)
    for (const name of reads === 'all' ? [] : reads) names.add(name)
    return reads === 'all'
  })
  return isAll ? 'all' : names
}

/** True if the expressions certainly or possibly read a name. */
export const mayRead = (reads: RootReads, name: string): boolean => reads === 'all' || reads.has(name)

function sourcesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  if (isExpression(value)) return [value.$expr]
  if (isTemplate(value)) {
    return splitTemplate(value.$text).parts.flatMap((part) => ('expr' in part ? [part.expr] : []))
  }
  return Object.values(value).flatMap(sourcesIn)
}

function readsOfSource(source: string, root: string): RootReads {
  try {
    const names = new Set<string>()
    return walk(compile(source).node, root, names) ? 'all' : names
  } catch {
    // A syntax error is reported later, when the expression runs.
    return new Set()
  }
}

/**
 * Collects the names that a node reads. Returns true if the node uses the root name itself, without a name
 * after it.
 */
function walk(node: ExprNode, root: string, names: Set<string>): boolean {
  if (node.kind === 'name') return node.name === root
  const key = keyOf(node)
  if ((node.kind === 'member' || node.kind === 'index') && key !== undefined && isRoot(node.object, root)) {
    names.add(key)
    return false
  }
  return childrenOf(node)
    .map((child) => walk(child, root, names))
    .includes(true)
}

const isRoot = (node: ExprNode, root: string) => node.kind === 'name' && node.name === root

/**
 * Returns the name after a dot or in brackets. Returns undefined if the name is computed, or if there is
 * none.
 */
export function keyOf(node: ExprNode): string | undefined {
  if (node.kind === 'member') return node.key
  return node.kind === 'index' && node.index.kind === 'literal' ? String(node.index.value) : undefined
}

const isNode = (value: unknown): value is ExprNode =>
  typeof value === 'object' && value !== null && typeof (value as { kind?: unknown }).kind === 'string'

/** Lists the nodes that are the direct parts of a node. */
export const childrenOf = (node: ExprNode): readonly ExprNode[] =>
  Object.values(node).flatMap((part) => (Array.isArray(part) ? part.flat() : [part]).filter(isNode))
