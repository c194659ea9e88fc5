import type { Page } from '#schemas'
import type { SchemaLocation } from '#schemas/errors'
import { pageMalformed } from './errors.ts'

/** The page format this runtime reads. */
const FORMAT = 1

/** Lists of a page, by pointer, and the texts that each entry must have. */
const LISTS: readonly (readonly [pointer: string, texts: readonly string[], isRequired?: boolean])[] = [
  ['/actions', ['id', 'label']],
  ['/list/columns', ['id', 'field'], true],
  ['/list/search/fields', ['id', 'field', 'op']],
  ['/detail/nodes', ['id', 'node'], true],
  ['/form/nodes', ['id', 'node'], true],
  ['/form/rules', ['id', 'message']],
  ['/wizard/steps', ['id', 'title'], true],
  ['/dashboard/blocks', ['id'], true],
  ['/report/dimensions', ['id', 'field', 'title'], true],
  ['/report/measures', ['id', 'title'], true],
  ['/report/filters', ['id', 'field', 'op']],
]

/**
 * A cheap look at a page before it is drawn. Shipped and published pages were checked whole; this one says where a page
 * that slipped through is wrong, instead of failing somewhere deep in the drawing.
 */
export function guardPage(page: unknown, component: string): Page {
  const at = (pointer: string): SchemaLocation => ({ page: component, pointer })
  const refuse = (problem: string, pointer: string) => pageMalformed({ problem }, { at: at(pointer) })
  if (!isObject(page)) throw refuse('it is no object', '')
  if (page.format !== FORMAT)
    throw refuse(`its format is ${JSON.stringify(page.format)}, not ${FORMAT}`, '/format')
  const { kind } = page
  if (typeof kind !== 'string') throw refuse('it names no kind', '/kind')
  if (!isObject(page[kind])) throw refuse(`it is of kind "${kind}" and has no "${kind}"`, `/${kind}`)
  for (const [pointer, texts, isRequired] of LISTS) {
    const isOfKind = pointer === '/actions' || pointer.startsWith(`/${kind}/`)
    if (isOfKind)
      guardList(valueAt(page, pointer), { pointer, texts, isRequired: isRequired === true, refuse })
  }
  return page as unknown as Page
}

interface ListRule {
  pointer: string
  texts: readonly string[]
  isRequired: boolean
  refuse: (problem: string, pointer: string) => Error
}

function guardList(list: unknown, { pointer, texts, isRequired, refuse }: ListRule) {
  if (list === undefined && !isRequired) return
  if (!Array.isArray(list)) throw refuse('a list is expected here', pointer)
  for (const [index, entry] of list.entries()) {
    const missing = isObject(entry) ? texts.find((key) => typeof entry[key] !== 'string') : 'id'
    if (missing !== undefined) throw refuse(`"${missing}" is missing or no text`, `${pointer}/${index}`)
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function valueAt(page: unknown, pointer: string): unknown {
  let value = page
  for (const key of pointer.slice(1).split('/')) value = isObject(value) ? value[key] : undefined
  return value
}
