import type { TSchema } from 'typebox'
import type { Page } from '../meta/page.ts'
import { blockRenderersOf, dashboardFiltersOf } from './dashboard-parts.ts'
import { detailCustomsOf, detailFieldsOf } from './detail-parts.ts'
import { formColumnsOf, formCustomsOf, formFieldsOf, formNodesOf, withoutNull } from './form-parts.ts'
import { editsOf } from './list-parts.ts'
import type { Contracts } from './options.ts'
import type { Path } from './page-text.ts'
import { columnsOf, inputsOf, mainSource, recordOwner, searchFieldsOf, sourceOwner } from './parts.ts'
import { reportRenderers } from './report-parts.ts'

/** A reference to a renderer. */
export interface RendererPart {
  registry: 'cells' | 'fields' | 'layouts' | 'arrays' | 'blocks' | 'charts' | 'pages'
  /** Name of the renderer that the node sets, or of the default renderer. */
  name: string
  /** Key under which the node sets the name of the renderer. */
  key: 'cell' | 'component' | 'block' | 'chart' | 'custom' | 'renderer' | 'type'
  path: Path
  props: Record<string, unknown> | undefined
  /** Schema of the field that the renderer shows or edits. */
  shape: TSchema | undefined
  /** True if the settings may contain expressions, which are evaluated before rendering. */
  mayCompute?: boolean
}

/** Lists all references of the page to renderers. */
export function renderersOf(page: Page, contracts: Contracts): RendererPart[] {
  const shown = recordOwner(page, contracts)?.fields
  const fields = sourceOwner(page, mainSource(page), contracts)?.fields
  return [
    ...columnsOf(page, contracts).map(({ value, path, owner }) =>
      cell(value, path, owner?.fields[value.field]),
    ),
    ...detailFieldsOf(page).map(({ value, path }) => cell(value, path, shown?.[value.field])),
    ...searchFieldsOf(page).map(({ value, path }) => input(value, path, fields?.[value.field])),
    ...editsOf(page).map(({ value, path, column }) => {
      const component = value.component ?? (value.options ? 'Select' : 'Text')
      return input({ ...value, component }, path, withoutNull(fields?.[column.field]))
    }),
    ...inputsOf(page).map(({ value, path }) => input(value, path, undefined)),
    ...formRenderersOf(page, contracts),
    ...dashboardFiltersOf(page).map(({ value, path }) => input(value, path, undefined)),
    ...blockRenderersOf(page),
    ...detailCustomsOf(page).map(
      ({ value, path }): RendererPart => ({
        registry: 'blocks',
        name: value.renderer,
        key: 'renderer',
        path,
        props: value.props,
        shape: undefined,
      }),
    ),
    ...ownPageOf(page),
    ...reportRenderers(page, contracts),
  ]
}

/**
 * Lists the references of a form to renderers: inputs (also in sub-tables), custom nodes, layouts and array
 * components.
 */
function formRenderersOf(page: Page, contracts: Contracts): RendererPart[] {
  const inputs = [...formFieldsOf(page, contracts), ...formColumnsOf(page, contracts)]
  return [
    ...inputs.map(({ value, path, owner }) => {
      const component = value.component ?? (value.options ? 'Select' : 'Text')
      const part = input({ ...value, component }, path, withoutNull(owner?.fields[value.field]))
      return { ...part, mayCompute: true }
    }),
    ...formCustomsOf(page, contracts).map(
      ({ value, path }): RendererPart => ({
        registry: 'fields',
        name: value.renderer,
        key: 'renderer',
        path,
        props: value.props,
        shape: undefined,
        mayCompute: true,
      }),
    ),
    ...formNodesOf(page, contracts).flatMap(({ value, path }): RendererPart[] => {
      if ((value.node !== 'group' && value.node !== 'array') || value.component === undefined) return []
      const registry = value.node === 'group' ? 'layouts' : 'arrays'
      return [
        { registry, name: value.component, key: 'component', path, props: value.props, shape: undefined },
      ]
    }),
  ]
}

/** Returns the reference of a custom page to its renderer. */
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
