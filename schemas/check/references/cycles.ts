import type { ExprNode } from '../../expr/node.ts'
import { parse } from '../../expr/parse.ts'
import type { CheckContext } from '../context.ts'
import { formColumnsOf, formFieldsOf } from '../form-parts.ts'
import type { Path } from '../page-text.ts'

/** A value that is computed, and the values it is made of. */
interface Computed {
  name: string
  reads: readonly string[]
  path: Path
}

/** Values made of each other would never come to rest: refused, with the way written out. */
export function checkCycles(context: CheckContext) {
  const { page, options } = context
  const ofForm = formFieldsOf(page, options.contracts).flatMap(({ value, path, within }) =>
    computedOf(value, { path, name: [...within, value.field].join('.'), root: 'values' }),
  )
  const columns = formColumnsOf(page, options.contracts)
  const arrays = new Set(columns.map(({ array }) => array))
  report(ofForm, context)
  for (const array of arrays) {
    const own = columns.filter((column) => column.array === array)
    report(
      own.flatMap(({ value, path }) => computedOf(value, { path, name: value.field, root: 'row' })),
      context,
    )
  }
}

interface Naming {
  path: Path
  name: string
  /** What the names of the other values stand behind: `values.tax`, `row.tax`. */
  root: 'values' | 'row'
}

function computedOf({ compute }: { compute?: { $expr: string } }, { path, name, root }: Naming): Computed[] {
  if (!compute) return []
  try {
    const reads = readsOf(parse(compute.$expr), root)
    return [{ name, reads, path: [...path, 'compute', '$expr'] }]
  } catch {
    // What can't be read is another mistake, told where it is.
    return []
  }
}

function report(all: readonly Computed[], context: CheckContext) {
  const told = new Set<string>()
  for (const one of all) {
    const way = wayBack(one, all)
    const key = way && [...new Set(way)].sort().join()
    if (!way || key === undefined || told.has(key)) continue
    told.add(key)
    const message = `These values are computed from each other: ${way.join(' → ')}.`
    context.report({ code: 'E245', path: one.path, message })
  }
}

/** The shortest way from a value back to itself, through what each is made of. */
function wayBack(start: Computed, all: readonly Computed[]): readonly string[] | undefined {
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

/** The values an expression reads, by path: `values.address.city` gives `address` and `address.city`. */
export function readsOf(node: ExprNode, root: string): readonly string[] {
  const path = pathOf(node, root)
  const own = path?.map((_, index) => path.slice(0, index + 1).join('.')) ?? []
  return [...new Set([...own, ...childrenOf(node).flatMap((child) => readsOf(child, root))])]
}

function pathOf(node: ExprNode, root: string): readonly string[] | undefined {
  if (node.kind === 'name') return node.name === root ? [] : undefined
  const key =
    node.kind === 'member'
      ? node.key
      : node.kind === 'index' && node.index.kind === 'literal'
        ? String(node.index.value)
        : undefined
  if (key === undefined || !('object' in node)) return undefined
  const before = pathOf(node.object, root)
  return before && [...before, key]
}

const isNode = (value: unknown): value is ExprNode =>
  typeof value === 'object' && value !== null && typeof (value as { kind?: unknown }).kind === 'string'

const childrenOf = (node: ExprNode): readonly ExprNode[] =>
  Object.values(node).flatMap((part) => (Array.isArray(part) ? part.flat() : [part]).filter(isNode))
