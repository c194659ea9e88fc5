import { isExpression } from '../../expr/evaluate.ts'
import type { ExprNode } from '../../expr/node.ts'
import { parse } from '../../expr/parse.ts'
import { childrenOf, keyOf } from '../../expr/root-reads.ts'
import type { When } from '../../meta/value.ts'
import type { CheckContext } from '../context.ts'
import { formColumnsOf, formFieldsOf } from '../form-parts.ts'
import type { Path } from '../page-text.ts'
import { eachComparison } from './fields.ts'

/** A computed value, and the names of the values that it reads. */
interface ComputedValue {
  name: string
  reads: readonly string[]
  /**
   * Path of the value's expression. Undefined for values that the user enters, because they depend on no
   * other value.
   */
  path: Path | undefined
}

/**
 * Reports values that depend on themselves through other values. The message lists the values of the cycle.
 */
export function checkCycles(context: CheckContext) {
  const { page, options } = context
  const ofForm = formFieldsOf(page, options.contracts).map(({ value, path, within }): ComputedValue => {
    const name = [...within, value.field].join('.')
    // A hidden value is null, so a value also depends on the fields in its `visible` condition.
    const hiding = readsOfWhen(value.visible).filter((read) => read !== name)
    return computedValue(value, { path, name, root: 'values', hiding })
  })
  report(ofForm, context)
  const columns = formColumnsOf(page, options.contracts)
  for (const array of new Set(columns.map((column) => column.array))) {
    const own = columns.filter((column) => column.array === array)
    const made = own.map(({ value, path }) =>
      computedValue(value, { path, name: value.field, root: 'row', hiding: [] }),
    )
    report(made, context)
  }
}

interface Naming {
  path: Path
  name: string
  /** The first name in a reference to the value: `values` in `values.tax`, `row` in `row.tax`. */
  root: 'values' | 'row'
  hiding: readonly string[]
}

function computedValue(
  { compute }: { compute?: { $expr: string } },
  { path, name, root, hiding }: Naming,
): ComputedValue {
  const reads = compute ? readsOfSource(compute.$expr, root) : []
  return {
    name,
    reads: [...new Set([...reads, ...hiding])],
    path: compute && [...path, 'compute', '$expr'],
  }
}

function readsOfSource(source: string, root: string): readonly string[] {
  try {
    return readsOf(parse(source), root)
  } catch {
    // Another check reports the syntax error.
    return []
  }
}

function readsOfWhen(when: When | undefined): readonly string[] {
  if (when === undefined) return []
  if (isExpression(when)) return readsOfSource(when.$expr, 'values')
  const fields: string[] = []
  eachComparison(when, [], (field) => fields.push(field))
  return fields
}

/**
 * Maximum length of a chain of computed values, in which each value reads the next one. A much longer chain
 * would overflow the browser's call stack.
 */
const MAX_CHAIN = 100

function report(all: readonly ComputedValue[], context: CheckContext) {
  const told = new Set<string>()
  for (const one of all) {
    if (!one.path) continue
    const way = findCycle(one, all)
    const key = way && [...new Set(way)].sort().join()
    if (!way || key === undefined || told.has(key)) continue
    told.add(key)
    const message = `Computed values depend on each other: ${way.join(' → ')}.`
    context.report({ code: 'E245', path: one.path, message })
  }
  if (told.size === 0) reportChains(all, context)
}

/** Reports the first value whose chain exceeds the maximum length. */
function reportChains(all: readonly ComputedValue[], context: CheckContext) {
  const byName = new Map(all.map((one) => [one.name, one]))
  const depths = new Map<string, number>()
  const depthOf = (name: string): number => {
    const known = depths.get(name)
    if (known !== undefined) return known
    const reads = byName.get(name)?.reads ?? []
    // Values whose `visible` conditions read each other form a cycle. Depth 0 stops the recursion at such a
    // value.
    depths.set(name, 0)
    const depth = 1 + Math.max(0, ...reads.map(depthOf))
    depths.set(name, depth)
    return depth
  }
  const tooDeep = all.find(({ name, path }) => path && depthOf(name) > MAX_CHAIN)
  if (!tooDeep?.path) return
  const message = `"${tooDeep.name}" depends on a chain of more than ${MAX_CHAIN} computed values.`
  const hint = 'Compute it directly from the first value.'
  context.report({ code: 'E247', path: tooDeep.path, message, hint })
}

/** Returns the names of the shortest cycle in which a value depends on itself. */
function findCycle(start: ComputedValue, all: readonly ComputedValue[]): readonly string[] | undefined {
  const readsByName = new Map(all.map(({ name, reads }) => [name, reads]))
  const seen = new Set<string>()
  let ways: (readonly string[])[] = [[start.name]]
  while (ways.length > 0) {
    const further = ways.flatMap((way) =>
      (readsByName.get(way.at(-1) ?? '') ?? []).map((name) => [...way, name]),
    )
    const back = further.find((way) => way.at(-1) === start.name)
    if (back) return back
    ways = further.filter((way) => isNew(way.at(-1) ?? '', seen))
  }
  return undefined
}

function isNew(name: string, seen: Set<string>): boolean {
  if (seen.has(name)) return false
  seen.add(name)
  return true
}

/**
 * Lists the paths that an expression reads. For example, `values.address.city` reads `address` and
 * `address.city`.
 */
function readsOf(node: ExprNode, root: string): readonly string[] {
  const path = pathOf(node, root)
  const own = path?.map((_, index) => path.slice(0, index + 1).join('.')) ?? []
  return [...new Set([...own, ...childrenOf(node).flatMap((child) => readsOf(child, root))])]
}

function pathOf(node: ExprNode, root: string): readonly string[] | undefined {
  if (node.kind === 'name') return node.name === root ? [] : undefined
  const key = keyOf(node)
  if (key === undefined || !('object' in node)) return undefined
  const before = pathOf(node.object, root)
  return before && [...before, key]
}
