import type { CellEdit, ListColumn } from '../meta/list-column.ts'
import type { ListView } from '../meta/list-view.ts'
import type { Page } from '../meta/page.ts'
import type { Part } from './parts.ts'

/** The columns of a list, with what only a list's columns have. */
export const listColumnsOf = (page: Page): Part<ListColumn>[] =>
  page.kind === 'list'
    ? page.list.columns.map((value, index) => ({ value, path: ['list', 'columns', index] }))
    : []

/** Columns whose values are edited in their cells. */
export const editsOf = (page: Page): (Part<CellEdit> & { column: ListColumn })[] =>
  listColumnsOf(page).flatMap(({ value, path }) =>
    value.edit ? [{ value: value.edit, path: [...path, 'edit'], column: value }] : [],
  )

/** The views that a list comes with. */
export const viewsOf = (page: Page): Part<ListView>[] =>
  page.kind === 'list'
    ? (page.list.views ?? []).map((value, index) => ({ value, path: ['list', 'views', index] }))
    : []
