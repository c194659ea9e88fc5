import { type Break, broken, doubtful } from './breaks.ts'
import type { PageNode } from './page-nodes.ts'
import type { PairedNode } from './pair-nodes.ts'
import { propsBreaks } from './props-breaks.ts'
import { isSame } from './settings.ts'

type Settings = PageNode['own']

/** Limits that grow narrower as they grow, and as they shrink. */
const LOWER = ['minLength', 'minimum', 'min'] as const
const UPPER = ['maxLength', 'maximum', 'max'] as const
const FORMS = ['pattern', 'format', 'validate', 'requiredWhen'] as const

const isTyped = ({ what }: PageNode) =>
  what === 'field' || what === 'column' || what === 'input' || what === 'sub-table'

/** What was allowed and no longer is: values kept in drafts and records may now be refused. */
export function constraintBreaks({ before, after }: PairedNode): Break[] {
  if (!isTyped(after)) return []
  const old = before.own
  const now = after.own
  const tell = (message: string) => broken(after.id, `${after.what} "${after.id}" ${message}`)
  return [
    ...(now.required === true && old.required !== true ? [tell('is required now.')] : []),
    ...LOWER.flatMap((key) => (isNarrower(old[key], now[key], 1) ? [tell(limitOf(key, old, now))] : [])),
    ...UPPER.flatMap((key) => (isNarrower(old[key], now[key], -1) ? [tell(limitOf(key, old, now))] : [])),
    ...FORMS.flatMap((key) =>
      now[key] === undefined || isSame(old[key], now[key])
        ? []
        : [tell(`has ${old[key] === undefined ? 'a' : 'another'} "${key}".`)],
    ),
    ...lostOptions(old, now).map((value) => tell(`no longer takes ${JSON.stringify(value)}.`)),
    ...propsBreaks({ before, after }),
    ...readOnly(before, after),
  ]
}

/** A limit where there was none is narrower than none. */
function isNarrower(old: unknown, now: unknown, by: 1 | -1): boolean {
  if (typeof now !== 'number') return false
  return typeof old !== 'number' || (now - old) * by > 0
}

const limitOf = (key: string, old: Settings, now: Settings) =>
  `has a narrower "${key}": ${old[key] ?? 'none'} → ${now[key]}.`

function lostOptions(old: Settings, now: Settings): unknown[] {
  const valuesOf = ({ options }: Settings): unknown[] =>
    Array.isArray(options) ? options.map((option: { value?: unknown }) => option.value) : []
  const kept = new Set(valuesOf(now))
  return Array.isArray(now.options) ? valuesOf(old).filter((value) => !kept.has(value)) : []
}

const readOnly = ({ own: old }: PageNode, { own: now, what, id }: PageNode): Break[] =>
  now.readOnly === true && old.readOnly !== true
    ? [doubtful(id, `${what} "${id}" can no longer be changed.`)]
    : []

/** A new input that has to be filled stops what is kept without it. */
export function newInputBreaks(node: PageNode): Break[] {
  const { own, what, id } = node
  if (!isTyped(node) || own.required !== true) return []
  if (own.default !== undefined || own.compute !== undefined) return []
  return [broken(id, `${what} "${id}" is new and required: what is kept without it can't be sent.`)]
}
