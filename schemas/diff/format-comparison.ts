import type { Break } from './breaks.ts'
import type { Comparison, PageComparison } from './compare-releases.ts'
import type { NamedBreaks } from './contract-breaks.ts'
import type { PageChange } from './diff-page.ts'
import type { ChangedSetting } from './settings.ts'

/** Maximum number of settings per node in a message; the others are counted. */
const MAX_SETTINGS = 8
const MAX_SHOWN_LENGTH = 60

/** Formats a comparison, one line per change, grouped by page. */
export function formatComparison({ pages, contracts = [], renderers = [] }: Comparison): string[] {
  return [
    ...pages.flatMap(wordPage),
    ...wordNamed('The API contract', contracts),
    ...wordNamed('Renderers', renderers),
  ]
}

function wordPage({ page, state, changes, breaks }: PageComparison): string[] {
  const heading = state === 'changed' ? page : `${page} (${state === 'added' ? 'new' : 'gone'})`
  return [heading, ...changes.map((change) => `  ${wordChange(change)}`), ...breaks.map(wordBreak), '']
}

function wordNamed(title: string, all: readonly NamedBreaks[]): string[] {
  if (all.length === 0) return []
  const lines = all.flatMap(({ name, added, breaks }) => [
    `  ${name}${added ? ' is new' : ''}`,
    ...breaks.map((one) => `  ${wordBreak(one)}`),
  ])
  return [title, ...lines, '']
}

const wordBreak = ({ severity, message }: Break) =>
  `  ${severity === 'error' ? 'BREAKS' : 'warning'}: ${message}`

function wordChange(change: PageChange): string {
  const { what, id, title } = change
  const named = what === 'page' ? 'the page' : `${what} "${id}"${title === undefined ? '' : ` (${title})`}`
  switch (change.kind) {
    case 'added':
    case 'removed':
      return `${change.kind} ${named}${change.inside.length > 0 ? ` with ${change.inside.join(', ')} in it` : ''}`
    case 'moved':
      return `moved ${named} from ${change.from} to ${change.to}`
    case 'renamed':
      return `renamed ${what === 'page' ? 'the page' : `${what} "${id}"`}: "${change.before}" → "${change.after}"`
    case 'newId':
      return `gave ${named} another id: "${change.before}" → "${id}"`
    case 'changed':
      return `changed ${named}: ${wordSettings(change.settings)}`
  }
}

function wordSettings(settings: readonly ChangedSetting[]): string {
  const shown = settings.slice(0, MAX_SETTINGS).map(({ key, before, after }) => {
    if (before === undefined) return `${key} = ${short(after)}`
    return after === undefined
      ? `no ${key} (was ${short(before)})`
      : `${key} ${short(before)} → ${short(after)}`
  })
  const rest = settings.length - shown.length
  return [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join('; ')
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH - 1)}…` : text
}

/** Counts breaks by severity. */
export function countBreaks({ pages, contracts = [], renderers = [] }: Comparison) {
  const all = [...pages, ...contracts, ...renderers].flatMap(({ breaks }) => breaks)
  const errors = all.filter(({ severity }) => severity === 'error').length
  return { errors, warnings: all.length - errors }
}
