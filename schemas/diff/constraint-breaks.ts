import { type Break, breakError, breakWarning } from './breaks.ts'
import type { PageNode } from './page-nodes.ts'
import type { PairedNode } from './pair-nodes.ts'
import { isSame } from './settings.ts'

/** Matches settings of an input that are limits, in any unit: `maxLength`, `minFen`, `maxMb`. */
const limit = /^(min|max)(?=[A-Z]|$)/

const shown = (value: unknown) => JSON.stringify(value) ?? 'none'

/**
 * Lists the breaking changes in the renderer settings of an input. An added or removed limit is only a
 * warning, because this function doesn't know the renderer's default limit.
 */
function propsBreaks({ before, after }: PairedNode): Break[] {
  const isCell = after.list === 'list.columns' || after.own.cell !== undefined
  if (isCell || after.own.component !== before.own.component) return []
  const [old, now] = [propsOf(before.own), propsOf(after.own)]
  const keys = [...new Set([...Object.keys(old), ...Object.keys(now)])]
  const it = `${after.what} "${after.id}"`
  return keys.flatMap((key): Break[] => {
    const [was, is] = [old[key], now[key]]
    if (isSame(was, is)) return []
    const change = `"props.${key}": ${shown(was)} → ${shown(is)}.`
    const [, end] = limit.exec(key) ?? []
    if (end === undefined && key !== 'multiple') return lostWords(was, is, `"props.${key}"`, after)
    if (typeof was !== 'number' || typeof is !== 'number') {
      return [breakWarning(after.id, `${it} has another ${change}`)]
    }
    const isNarrower = end === 'min' ? is > was : is < was
    return isNarrower ? [breakError(after.id, `${it} has a narrower ${change}`)] : []
  })
}

const propsOf = ({ props }: PairedNode['after']['own']) =>
  (typeof props === 'object' && props !== null ? props : {}) as Readonly<Record<string, unknown>>

/**
 * Compares a setting that is a list, such as a list of file types. Each value that the new list no longer
 * contains is a breaking change.
 */
function lostWords(was: unknown, is: unknown, setting: string, { what, id }: PairedNode['after']): Break[] {
  if (!Array.isArray(is)) return []
  if (!Array.isArray(was)) return [breakWarning(id, `${what} "${id}" has ${setting} now: ${shown(is)}.`)]
  return was
    .filter((word) => typeof word !== 'object' && !is.includes(word))
    .map((word) => breakWarning(id, `${what} "${id}" has no ${shown(word)} in ${setting} now.`))
}

type Settings = PageNode['own']

/** A greater value of a `LOWER` limit is stricter. A smaller value of an `UPPER` limit is stricter. */
const LOWER = ['minLength', 'minimum', 'min'] as const
const UPPER = ['maxLength', 'maximum', 'max'] as const
const FORMS = ['pattern', 'format', 'validate', 'requiredWhen'] as const

const isTyped = ({ what }: PageNode) =>
  what === 'field' || what === 'column' || what === 'input' || what === 'sub-table'

/**
 * Lists new or stricter constraints as breaking changes, because existing values in drafts and records may
 * now be invalid.
 */
export function constraintBreaks({ before, after }: PairedNode): Break[] {
  if (!isTyped(after)) return []
  const old = before.own
  const now = after.own
  const tell = (message: string) => breakError(after.id, `${after.what} "${after.id}" ${message}`)
  return [
    ...(now.required === true && old.required !== true ? [tell('is required now.')] : []),
    ...LOWER.flatMap((key) => (isNarrower(old[key], now[key], 1) ? [tell(limitOf(key, old, now))] : [])),
    ...UPPER.flatMap((key) => (isNarrower(old[key], now[key], -1) ? [tell(limitOf(key, old, now))] : [])),
    ...FORMS.flatMap((key) =>
      now[key] === undefined || isSame(old[key], now[key])
        ? []
        : [tell(`has ${old[key] === undefined ? 'a' : 'another'} "${key}".`)],
    ),
    ...lostOptions(old, now).map((value) => tell(`no longer accepts ${JSON.stringify(value)}.`)),
    ...propsBreaks({ before, after }),
    ...readOnly(before, after),
  ]
}

/** True if a limit is stricter than before. An added limit is stricter than none. */
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
    ? [breakWarning(id, `${what} "${id}" can no longer be changed.`)]
    : []

/** Lists a new required input as a breaking change, because saved drafts contain no value for it. */
export function newInputBreaks(node: PageNode): Break[] {
  const { own, what, id } = node
  if (!isTyped(node) || own.required !== true) return []
  if (own.default !== undefined || own.compute !== undefined) return []
  return [breakError(id, `${what} "${id}" is new and required: what is kept without it can't be sent.`)]
}
