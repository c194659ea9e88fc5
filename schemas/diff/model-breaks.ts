import type { Model } from '../contracts/model.ts'
import { type Break, breakError, breakWarning } from './breaks.ts'
import { shapeBreaks } from './shape-breaks.ts'

const tell = (message: string) => breakError(undefined, message)

const lost = (before: readonly string[] = [], after: readonly string[] = []) =>
  before.filter((one) => !after.includes(one))

/** Lists the breaking changes between two versions of a model: in its schema, its list and its reports. */
export const modelBreaks = (old: Model, now: Model): Break[] => [
  ...shapeBreaks(old.shape, now.shape, 'given'),
  ...listBreaks(old.list, now.list),
  ...reportBreaks(old.report, now.report),
]

function listBreaks(old: Model['list'], now: Model['list']): Break[] {
  if (!old) return []
  if (!now) return [tell('There is no list of it any more.')]
  const filters = Object.entries(old.filters).flatMap(([field, operators]) =>
    lost(operators, now.filters[field]).map((op) => `"${field}" is no longer filtered with "${op}".`),
  )
  const [before, after] = [old, now].map(({ defaultSort: { field, order } }) => `${field} ${order}`)
  return [
    ...lost(old.sortable, now.sortable).map((field) => tell(`It is no longer sorted by "${field}".`)),
    ...filters.map(tell),
    ...lost(old.totals, now.totals).map((field) => tell(`"${field}" is no longer added up.`)),
    ...(before === after
      ? []
      : [breakWarning(undefined, `Its default sort is "${after}" now, not "${before}".`)]),
  ]
}

function reportBreaks(old: Model['report'], now: Model['report']): Break[] {
  const [before, after] = [old?.relations ?? {}, now?.relations ?? {}]
  const joined = Object.entries(before).flatMap(([relation, shape]) => {
    const next = Object.hasOwn(after, relation) ? after[relation] : undefined
    if (!next) return [tell(`Reports no longer join "${relation}".`)]
    return shapeBreaks(shape, next, 'given').map((one) => ({
      ...one,
      message: `Joined "${relation}": ${one.message}`,
    }))
  })
  return [
    ...lost(old?.fields, now?.fields).map((field) => tell(`Reports no longer read "${field}".`)),
    ...joined,
  ]
}
