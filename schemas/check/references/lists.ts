import type { ListAbility } from '../../contracts/model.ts'
import type { SearchField } from '../../meta/list.ts'
import type { ListPage } from '../../meta/page.ts'
import type { CheckContext } from '../context.ts'
import type { CheckOptions } from '../options.ts'
import type { Path } from '../page-text.ts'
import { columnsOf, mainSource, type Owner, type Part, searchFieldsOf, sourceOwner } from '../parts.ts'

/** Checks that the server can sort and filter a list as the page declares. */
export function checkLists(context: CheckContext) {
  const { page, options } = context
  const owner = sourceOwner(page, mainSource(page), options.contracts)
  const ability = owner?.model?.list
  if (page.kind !== 'list' || !owner || !ability) return
  for (const { field, path } of sortsOf(page, options)) {
    if (!Object.hasOwn(owner.fields, field) || ability.sortable.includes(field)) continue
    const message = `${owner.name} can't be sorted by "${field}". Sortable: ${ability.sortable.join(', ')}.`
    context.report({ code: 'E211', path, message })
  }
  for (const part of searchFieldsOf(page)) {
    if (Object.hasOwn(owner.fields, part.value.field)) checkFilter(part, { owner, ability }, context)
  }
}

function sortsOf(page: ListPage, { contracts }: CheckOptions): { field: string; path: Path }[] {
  const { sort } = page.list.table ?? {}
  return [
    ...columnsOf(page, contracts).flatMap(({ value, path }) =>
      value.sort && path[1] === 'columns' ? [{ field: value.field, path: [...path, 'sort'] }] : [],
    ),
    ...(sort ? [{ field: sort.field, path: ['list', 'table', 'sort', 'field'] }] : []),
  ]
}

interface Filtered {
  owner: Owner
  ability: ListAbility<string>
}

function checkFilter(
  { value: { field, op }, path }: Part<SearchField>,
  { owner, ability: { filters } }: Filtered,
  { report }: CheckContext,
) {
  const allowed = filters[field]
  if (!allowed) {
    const message = `${owner.name} can't be filtered by "${field}". Filters: ${Object.keys(filters).join(', ')}.`
    report({ code: 'E212', path: [...path, 'field'], message })
  } else if (!allowed.includes(op)) {
    const message = `${owner.name} can't be filtered by "${field}" with "${op}". Allowed: ${allowed.join(', ')}.`
    report({ code: 'E212', path: [...path, 'op'], message })
  }
}
