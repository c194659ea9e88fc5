import type { Break } from './breaks.ts'
import type { Comparison, PageComparison } from './compare-releases.ts'
import type { NamedBreaks } from './contract-breaks.ts'
import { describeChange } from './describe-change.ts'

/** Formats a comparison as lines of text: one line for each change, grouped by page. */
export function formatComparison({ pages, contracts = [], renderers = [] }: Comparison): string[] {
  return [
    ...pages.flatMap(wordPage),
    ...wordNamed('The API contract', contracts),
    ...wordNamed('Renderers', renderers),
  ]
}

function wordPage({ page, state, changes, breaks }: PageComparison): string[] {
  const heading = state === 'changed' ? page : `${page} (${state === 'added' ? 'new' : 'gone'})`
  return [
    heading,
    ...changes.map((change) => `  ${describeChange(change, 'en-US')}`),
    ...breaks.map(wordBreak),
    '',
  ]
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

/** Counts the errors and the warnings among the breaking changes. */
export function countBreaks({ pages, contracts = [], renderers = [] }: Comparison) {
  const all = [...pages, ...contracts, ...renderers].flatMap(({ breaks }) => breaks)
  const errors = all.filter(({ severity }) => severity === 'error').length
  return { errors, warnings: all.length - errors }
}
