import type { ReadWrite } from '../meta/form-field.ts'
import type { Page } from '../meta/page.ts'
import { regionsOf } from './composite-parts.ts'
import { blockColumnsOf, blocksOf } from './dashboard-parts.ts'
import { arraysOf, detailFieldsOf, detailNodesOf, detailTabsOf } from './detail-parts.ts'
import { eachMode } from './each-mode.ts'
import { formArraysOf, formColumnsOf, formNodesOf, submitsOf } from './form-parts.ts'
import { editsOf } from './list-parts.ts'
import type { Path } from './page-text.ts'
import { actionsOf, expandedRowColumns } from './parts.ts'
import { dimensionsOf, measuresOf } from './report-parts.ts'

/** Returns the permission to import rows into a list. */
function importPermissions(page: Page) {
  if (page.kind !== 'list' || !page.list.import) return []
  const { requires: code } = page.list.import
  return [{ code, guards: 'import' as const, id: page.id, path: ['list', 'import', 'requires'] }]
}

/** Returns the permission to export the rows of a list. */
function exportPermissions(page: Page) {
  if (page.kind !== 'list' || !page.list.export) return []
  const { requires: code } = page.list.export
  return [{ code, guards: 'export' as const, id: page.id, path: ['list', 'export', 'requires'] }]
}

/** A permission code with its place in a page. */
export interface NamedPermission {
  code: string
  /** Tells what the permission protects. */
  guards: 'page' | 'column' | 'section' | 'field' | 'block' | 'action' | 'export' | 'edit' | 'import'
  /** Id of the protected node, or of the page. */
  id: string
  path: Path
}

interface Guarded {
  value: { id: string; requires?: string }
  path: Path
}

/** Lists the permissions that a page requires. Role administration and the initial menus use this list. */
export const permissionManifest = (page: Page): NamedPermission[] => eachMode(page, permissionsOf)

function permissionsOf(page: Page): NamedPermission[] {
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
    ...named('column', [
      ...columns,
      ...expandedRowColumns(page),
      ...subColumns,
      ...blockColumnsOf(page),
      ...dimensionsOf(page),
      ...measuresOf(page),
    ]),
    ...named('section', [...detailNodesOf(page), ...detailTabsOf(page), ...regionsOf(page)]),
    ...named('field', detailFieldsOf(page)),
    ...named('block', blocksOf(page)),
    ...named('action', actionsOf(page)),
    ...formPermissions(page),
    ...exportPermissions(page),
    ...editPermissions(page),
    ...importPermissions(page),
  ]
}

/** Empty contracts. The permissions of a form are in the page itself, so no contract is needed. */
const NO_CONTRACTS = { operations: {}, shapes: {}, models: {} }

function formPermissions(page: Page): NamedPermission[] {
  const columns = formColumnsOf(page, NO_CONTRACTS)
  const nested = formArraysOf(page, NO_CONTRACTS).filter(({ outer }) => outer)
  const submits = submitsOf(page).map(({ value, path }) => ({ value: { id: 'submit', ...value }, path }))
  return [
    ...formNodesOf(page, NO_CONTRACTS).flatMap(({ value, path }) =>
      ofNode(value.node === 'field' || value.node === 'custom' ? 'field' : 'section', value, path),
    ),
    ...nested.flatMap(({ value, path }) => ofNode('section', value, path)),
    ...columns.flatMap(({ value, path }) => ofNode('column', value, path)),
    ...named('action', submits),
  ]
}

/** Lists the permission codes of a field: either one code, or separate codes for reading and for writing. */
function ofNode(
  guards: NamedPermission['guards'],
  { id, requires }: { id: string; requires?: string | ReadWrite },
  path: Path,
): NamedPermission[] {
  if (requires === undefined) return []
  if (typeof requires === 'string') return [{ code: requires, guards, id, path: [...path, 'requires'] }]
  return Object.entries(requires).map(([key, code]) => ({
    code,
    guards,
    id,
    path: [...path, 'requires', key],
  }))
}

/** Lists the permissions that users need to edit cells. */
const editPermissions = (page: Page): NamedPermission[] =>
  editsOf(page).map(({ value, path, column }) => ({
    code: value.requires,
    guards: 'edit' as const,
    id: column.id,
    path: [...path, 'requires'],
  }))

const named = (guards: NamedPermission['guards'], parts: readonly Guarded[]): NamedPermission[] =>
  parts.flatMap(({ value: { id, requires }, path }) =>
    requires === undefined ? [] : [{ code: requires, guards, id, path: [...path, 'requires'] }],
  )
