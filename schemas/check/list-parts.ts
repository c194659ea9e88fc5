import type { CellEdit, ListColumn } from '../meta/list-column.ts'
import type { ListView } from '../meta/list-view.ts'
import type { Page } from '../meta/page.ts'
import type { QuickFilter } from '../meta/quick-filter.ts'
import type { Part } from './parts.ts'

/** Lists the columns of a list page, including the settings that only columns of lists have. */
export const listColumnsOf = (page: Page): Part<ListColumn>[] =>
  page.kind === 'list'
    ? page.list.columns.map((value, index) => ({ value, path: ['list', 'columns', index] }))
    : []

/** Lists the columns with editable cells. */
export const editsOf = (page: Page): (Part<CellEdit> & { column: ListColumn })[] =>
  listColumnsOf(page).flatMap(({ value, path }) =>
    value.edit ? [{ value: value.edit, path: [...path, 'edit'], column: value }] : [],
  )

/** Lists the views that a list page defines. */
export const viewsOf = (page: Page): Part<ListView>[] =>
  page.kind === 'list'
    ? (page.list.views ?? []).map((value, index) => ({ value, path: ['list', 'views', index] }))
    : []

/** Lists the quick filters of a list. */
export const quickFiltersOf = (page: Page): Part<QuickFilter>[] =>
  page.kind === 'list'
    ? (page.list.quick ?? []).map((value, index) => ({ value, path: ['list', 'quick', index] }))
    : []
