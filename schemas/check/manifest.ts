import type { Page } from '../meta/page.ts'
import { blockColumnsOf, blocksOf } from './dashboard-parts.ts'
import type { Path } from './page-text.ts'
import { actionsOf, arraysOf, detailFieldsOf, groupsOf } from './parts.ts'

/** A permission code that a page names. */
export interface NamedPermission {
  code: string
  /** What it guards. */
  guards: 'page' | 'column' | 'section' | 'field' | 'block' | 'action'
  /** Id of the node; the page's own for the page. */
  id: string
  path: Path
}

interface Guarded {
  value: { id: string; requires?: string }
  path: Path
}

/** Every permission a page names, for the menu's seed and for whoever grants roles. */
export function permissionManifest(page: Page): NamedPermission[] {
  const view = page.requires?.view
  const columns =
    page.kind === 'list'
      ? page.list.columns.map((value, index) => ({ value, path: ['list', 'columns', index] }))
      : []
  const subColumns = arraysOf(page).flatMap(({ value: { columns: own }, path }) =>
    own.map((value, index) => ({ value, path: [...path, 'columns', index] })),
  )
  return [
    ...(view === undefined
      ? []
      : [{ code: view, guards: 'page' as const, id: page.id, path: ['requires', 'view'] }]),
    ...named('column', [...columns, ...subColumns, ...blockColumnsOf(page)]),
    ...named('section', [...groupsOf(page), ...arraysOf(page)]),
    ...named('field', detailFieldsOf(page)),
    ...named('block', blocksOf(page)),
    ...named('action', actionsOf(page)),
  ]
}

const named = (guards: NamedPermission['guards'], parts: readonly Guarded[]): NamedPermission[] =>
  parts.flatMap(({ value: { id, requires }, path }) =>
    requires === undefined ? [] : [{ code: requires, guards, id, path: [...path, 'requires'] }],
  )
