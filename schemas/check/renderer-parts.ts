import type { TSchema } from 'typebox'
import type { Page } from '../meta/page.ts'
import { blockRenderersOf } from './dashboard-parts.ts'
import type { Contracts } from './options.ts'
import type { Path } from './page-text.ts'
import { columnsOf, detailFieldsOf, inputsOf, mainSource, searchFieldsOf, sourceOwner } from './parts.ts'

/** A renderer the page refers to. */
export interface RendererPart {
  registry: 'cells' | 'fields' | 'blocks' | 'charts' | 'pages'
  /** As named, or the one that is taken when none is. */
  name: string
  /** Key of the node that names it. */
  key: 'cell' | 'component' | 'block' | 'chart' | 'custom' | 'renderer'
  path: Path
  props: Record<string, unknown> | undefined
  /** Shape of the field it shows or edits. */
  shape: TSchema | undefined
}

/** Every renderer of the page. */
export function renderersOf(page: Page, contracts: Contracts): RendererPart[] {
  const fields = sourceOwner(page, mainSource(page), contracts)?.fields
  return [
    ...columnsOf(page, contracts).map(({ value, path, owner }) =>
      cell(value, path, owner?.fields[value.field]),
    ),
    ...detailFieldsOf(page).map(({ value, path }) => cell(value, path, fields?.[value.field])),
    ...searchFieldsOf(page).map(({ value, path }) => input(value, path, fields?.[value.field])),
    ...inputsOf(page).map(({ value, path }) => input(value, path, undefined)),
    ...blockRenderersOf(page),
    ...ownPageOf(page),
  ]
}

/** The developer's renderer that a page hands its screen to. */
function ownPageOf(page: Page): RendererPart[] {
  if (page.kind !== 'custom') return []
  const { renderer, props } = page.custom
  return [{ registry: 'pages', name: renderer, key: 'renderer', path: ['custom'], props, shape: undefined }]
}

interface Node {
  props?: Record<string, unknown>
}

const cell = (node: Node & { cell?: string }, path: Path, shape: TSchema | undefined): RendererPart => ({
  registry: 'cells',
  name: node.cell ?? 'Text',
  key: 'cell',
  path,
  props: node.props,
  shape,
})

const input = (
  node: Node & { component?: string },
  path: Path,
  shape: TSchema | undefined,
): RendererPart => ({
  registry: 'fields',
  name: node.component ?? 'Text',
  key: 'component',
  path,
  props: node.props,
  shape,
})
