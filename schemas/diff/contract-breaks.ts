import type { Catalog, CatalogEntry, Contracts } from '../check/options.ts'
import type { Endpoint } from '../contracts/endpoint.ts'
import { type Break, breakError, breakWarning } from './breaks.ts'
import { modelBreaks } from './model-breaks.ts'
import { shapeBreaks } from './shape-breaks.ts'

/**
 * Lists the breaking changes between two versions of an endpoint. The schemas of the operation are not
 * compared here.
 */
function endpointBreaks(old: Endpoint, now: Endpoint): Break[] {
  const tell = (message: string) => breakError(undefined, message)
  const ask = (message: string) => breakWarning(undefined, message)
  return [
    ...(['method', 'path', 'gives'] as const).flatMap((key) =>
      old[key] === now[key] ? [] : [tell(`Its ${key} is ${now[key]} now, not ${old[key]}.`)],
    ),
    ...(old.access === now.access ? [] : [ask(`It needs "${now.access}" now, not "${old.access}".`)]),
    ...(!old.idempotent && now.idempotent ? [tell('It needs an Idempotency-Key now.')] : []),
    ...changed(old.countersign, now.countersign, {
      came: (right) => tell(`It needs an approval by "${right}" now.`),
      left: (right) => ask(`It no longer needs an approval by "${right}".`),
      other: (right, before) => ask(`It needs an approval by "${right}" now, not by "${before}".`),
    }),
    ...changed(old.totals, now.totals, {
      left: () => tell('Its totals were removed.'),
      other: (name, before) => ask(`Its totals come from "${name}" now, not "${before}".`),
    }),
  ]
}

interface ChangeMessages {
  came?: (now: string) => Break
  left: (old: string) => Break
  other: (now: string, old: string) => Break
}

function changed(
  old: string | undefined,
  now: string | undefined,
  { came, left, other }: ChangeMessages,
): Break[] {
  if (old === now) return []
  if (old === undefined) return now === undefined || !came ? [] : [came(now)]
  return [now === undefined ? left(old) : other(now, old)]
}

/** The breaking changes of one operation, model or renderer. */
export interface NamedBreaks {
  /** Name of the operation, model or renderer: `bill.confirm`, `SettleBill`, `cell Money`. */
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
    const breaks = now === undefined ? [breakError(undefined, 'It was removed.')] : differs(old, now, name)
    return breaks.length > 0 ? [{ name: shown, added: false, breaks }] : []
  })
}

const told = (messages: readonly string[]) => messages.map((message) => breakError(undefined, message))

/** Puts the name of the operation, model or renderer in front of each message. */
const of = (part: string, breaks: readonly Break[]): Break[] =>
  breaks.map((one) => ({ ...one, message: `${part}: ${one.message}` }))

/** Lists the changes of the contracts that break existing clients and pages. */
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
      : [
          breakWarning(
            undefined,
            `Its records are "${now.model ?? 'none'}" now, not "${old.model ?? 'none'}".`,
          ),
        ]),
  ]
}

const registries = {
  cells: 'cell',
  fields: 'field',
  layouts: 'layout',
  arrays: 'array',
  blocks: 'block',
  charts: 'chart',
  pages: 'page renderer',
  actions: 'step',
} as const

/** Lists the changes of the renderer catalog that break existing pages. */
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
    ...told(refused.map((type) => `It no longer accepts ${type}.`)),
  ]
}
