import type { Catalog, CatalogEntry, Contracts } from '../check/options.ts'
import type { Model } from '../contracts/model.ts'
import { type Break, broken, doubtful } from './breaks.ts'
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

const told = (messages: readonly string[], before = '') =>
  messages.map((message) => broken(undefined, `${before}${message}`))

/** What a new contract breaks for clients and pages written against the old one. */
export function contractBreaks(before: Contracts, after: Contracts): NamedBreaks[] {
  return [
    ...compareAll({
      what: 'operation',
      before: before.operations,
      after: after.operations,
      differs: (old, now, name) => [
        ...(['method', 'path', 'gives'] as const).flatMap((key) =>
          old[key] === now[key] ? [] : [broken(undefined, `Its ${key} is ${now[key]} now, not ${old[key]}.`)],
        ),
        ...(old.access === now.access
          ? []
          : [doubtful(undefined, `It needs "${now.access}" now, not "${old.access}".`)]),
        ...(!old.idempotent && now.idempotent ? [broken(undefined, 'It needs an Idempotency-Key now.')] : []),
        ...operationShapes(before, after, name),
      ],
    }),
    ...compareAll({ what: 'model', before: before.models, after: after.models, differs: modelBreaks }),
  ]
}

function operationShapes(before: Contracts, after: Contracts, name: string): Break[] {
  const [old, now] = [before.shapes[name], after.shapes[name]]
  if (!old || !now) return []
  return [
    ...told(shapeBreaks(old.args, now.args, 'taken'), 'Arguments: '),
    ...told(shapeBreaks(old.result, now.result, 'given'), 'Result: '),
  ]
}

function modelBreaks(old: Model, now: Model): Break[] {
  const lost = (before: readonly string[] = [], after: readonly string[] = []) =>
    before.filter((one) => !after.includes(one))
  const filters = Object.entries(old.list?.filters ?? {}).flatMap(([field, operators]) =>
    lost(operators, now.list?.filters[field]).map((op) => `"${field}" is no longer filtered with "${op}".`),
  )
  return told([
    ...shapeBreaks(old.shape, now.shape, 'given'),
    ...lost(old.list?.sortable, now.list?.sortable).map((field) => `It is no longer sorted by "${field}".`),
    ...filters,
    ...lost(old.report?.fields, now.report?.fields).map((field) => `Reports no longer read "${field}".`),
    ...lost(Object.keys(old.report?.relations ?? {}), Object.keys(now.report?.relations ?? {})).map(
      (relation) => `Reports no longer join "${relation}".`,
    ),
  ])
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
  return told([
    ...shapeBreaks(old.props, now.props, 'taken').map((message) => `Settings: ${message}`),
    ...refused.map((type) => `It no longer takes ${type}.`),
  ])
}
