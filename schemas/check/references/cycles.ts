import { isExpression } from '../../expr/evaluate.ts'
import type { ExprNode } from '../../expr/node.ts'
import { parse } from '../../expr/parse.ts'
import { childrenOf, keyOf } from '../../expr/reads.ts'
import type { When } from '../../meta/value.ts'
import type { CheckContext } from '../context.ts'
import { formColumnsOf, formFieldsOf } from '../form-parts.ts'
import type { Path } from '../page-text.ts'
import { eachComparison } from './fields.ts'

/** A value, and the values it depends on. */
interface Made {
  name: string
  reads: readonly string[]
  /** Place of its expression; a typed value ends a path. */
  path: Path | undefined
}

/** Values that depend on each other would never settle: refused, with the cycle written out. */
export function checkCycles(context: CheckContext) {
  const { page, options } = context
  const ofForm = formFieldsOf(page, options.contracts).map(({ value, path, within }): Made => {
    const name = [...within, value.field].join('.')
    // A hidden value reads as null, so its readers depend on its condition too.
    const hiding = readsOfWhen(value.visible).filter((read) => read !== name)
    return madeOf(value, { path, name, root: 'values', hiding })
  })
  report(ofForm, context)
  const columns = formColumnsOf(page, options.contracts)
  for (const array of new Set(columns.map((column) => column.array))) {
    const own = columns.filter((column) => column.array === array)
    const made = own.map(({ value, path }) =>
      madeOf(value, { path, name: value.field, root: 'row', hiding: [] }),
    )
    report(made, context)
  }
}

interface Naming {
  path: Path
  name: string
  /** Prefix of the other values: `values.tax`, `row.tax`. */
  root: 'values' | 'row'
  hiding: readonly string[]
}

function madeOf({ compute }: { compute?: { $expr: string } }, { path, name, root, hiding }: Naming): Made {
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
    // A syntax error is reported at its place.
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

/** Longest chain of computed values that is safe for a browser's stack. */
export const LONGEST_CHAIN = 100

function report(all: readonly Made[], context: CheckContext) {
  const told = new Set<string>()
  for (const one of all) {
    if (!one.path) continue
    const way = wayBack(one, all)
    const key = way && [...new Set(way)].sort().join()
    if (!way || key === undefined || told.has(key)) continue
    told.add(key)
    const message = `These values are computed from each other: ${way.join(' → ')}.`
    context.report({ code: 'E245', path: one.path, message })
  }
  if (told.size === 0) reportChains(all, context)
}

/** In a chain that is too long the first value beyond the limit is reported. */
function reportChains(all: readonly Made[], context: CheckContext) {
  const byName = new Map(all.map((one) => [one.name, one]))
  const depths = new Map<string, number>()
  const depthOf = (name: string): number => {
    const known = depths.get(name)
    if (known !== undefined) return known
    const reads = byName.get(name)?.reads ?? []
    // Values that hide each other form a cycle.
    depths.set(name, 0)
    const depth = 1 + Math.max(0, ...reads.map(depthOf))
    depths.set(name, depth)
    return depth
  }
  const past = all.find(({ name, path }) => path && depthOf(name) > LONGEST_CHAIN)
  if (!past?.path) return
  const message = `"${past.name}" hangs on more than ${LONGEST_CHAIN} values, each computed from the next.`
  const hint = 'Compute it from the first of them.'
  context.report({ code: 'E247', path: past.path, message, hint })
}

/** The shortest path from a value back to itself. */
function wayBack(start: Made, all: readonly Made[]): readonly string[] | undefined {
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

/** Paths of values that an expression reads: `values.address.city` gives `address` and `address.city`. */
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
