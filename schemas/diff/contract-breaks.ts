import type { Catalog, CatalogEntry, Contracts } from '../check/options.ts'
import { type Break, broken, doubtful } from './breaks.ts'
import { endpointBreaks } from './endpoint-breaks.ts'
import { modelBreaks } from './model-breaks.ts'
import { shapeBreaks } from './shape-breaks.ts'

/** Breaks of one operation, model or renderer. */
export interface NamedBreaks {
  /** `bill.confirm`, `SettleBill`, `cell Money`. */
  name: string
  added: boolean
  breaks: readonly Break[]
}

type Named<Value> = Readonly<Record<string, Value>>

interface Compared<Value> {
  what: string
  before: Named<Value>
  after: Named<Value>
  differs: (before: Value, after: Value, name: string) => Break[]
}

function compareAll<Value>({ what, before, after, differs }: Compared<Value>): NamedBreaks[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort()
  return names.flatMap((name): NamedBreaks[] => {
    const [old, now] = [before[name], after[name]]
    const shown = `${what} ${name}`
    if (old === undefined) return [{ name: shown, added: true, breaks: [] }]
    const breaks = now === undefined ? [broken(undefined, 'It is gone.')] : differs(old, now, name)
    return breaks.length > 0 ? [{ name: shown, added: false, breaks }] : []
  })
}

const told = (messages: readonly string[]) => messages.map((message) => broken(undefined, message))

/** The breaks of a part, with the part's name before them. */
const of = (part: string, breaks: readonly Break[]): Break[] =>
  breaks.map((one) => ({ ...one, message: `${part}: ${one.message}` }))

/** What a new contract breaks for clients and pages written against the old one. */
export function contractBreaks(before: Contracts, after: Contracts): NamedBreaks[] {
  return [
    ...compareAll({
      what: 'operation',
      before: before.operations,
      after: after.operations,
      differs: (old, now, name) => [...endpointBreaks(old, now), ...operationShapes(before, after, name)],
    }),
    ...compareAll({ what: 'model', before: before.models, after: after.models, differs: modelBreaks }),
  ]
}

function operationShapes(before: Contracts, after: Contracts, name: string): Break[] {
  const [old, now] = [before.shapes[name], after.shapes[name]]
  if (!old || !now) return []
  return [
    ...of('Arguments', shapeBreaks(old.args, now.args, 'taken')),
    ...of('Result', shapeBreaks(old.result, now.result, 'given')),
    ...(old.model === now.model
      ? []
      : [doubtful(undefined, `Its records are "${now.model ?? 'none'}" now, not "${old.model ?? 'none'}".`)]),
  ]
}

const registries = {
  cells: 'cell',
  fields: 'field',
  blocks: 'block',
  charts: 'chart',
  pages: 'page renderer',
  actions: 'step',
} as const

/** What a new catalog breaks for pages written for the old one. */
export const catalogBreaks = (before: Catalog, after: Catalog): NamedBreaks[] =>
  (Object.keys(registries) as (keyof Catalog)[]).flatMap((registry) =>
    compareAll({
      what: registries[registry],
      before: before[registry] ?? {},
      after: after[registry],
      differs: rendererBreaks,
    }),
  )

function rendererBreaks(old: CatalogEntry, now: CatalogEntry): Break[] {
  const refused = old.accepts.filter((type) => now.accepts.length > 0 && !now.accepts.includes(type))
  return [
    ...of('Settings', shapeBreaks(old.props, now.props, 'taken')),
    ...told(refused.map((type) => `It no longer takes ${type}.`)),
  ]
}
