import type { TSchema } from 'typebox'
import type { Model } from '../contracts/model.ts'
import type { Contracts } from '../contracts/registry/contract-registry.ts'
import type { Action, Step } from '../meta/action.ts'
import type { Column } from '../meta/column.ts'
import type { OperationSource } from '../meta/data-source.ts'
import type { InputField } from '../meta/field.ts'
import type { List, SearchField } from '../meta/list.ts'
import type { ListImport } from '../meta/list-import.ts'
import type { RowTone } from '../meta/list-rows.ts'
import type { Page } from '../meta/page.ts'
import { blockColumnsOf } from './dashboard-parts.ts'
import { arraysOf } from './detail-parts.ts'
import type { Path } from './page-text.ts'

/** A value inside a page, with its path. */
export interface Part<Value> {
  value: Value
  path: Path
}

/** A record type with its fields: a model of the contract, or the type of the rows inside another record. */
export interface Owner {
  name: string
  fields: Readonly<Record<string, TSchema>>
  model?: Model
}

const parts = <Value>(values: readonly Value[] | undefined, path: Path): Part<Value>[] =>
  (values ?? []).map((value, index) => ({ value, path: [...path, index] }))

/** Lists the data sources that call an operation, each with its name. */
export function operationSources(page: Page): (Part<OperationSource> & { name: string })[] {
  return Object.entries(page.data ?? {}).flatMap(([name, value]) =>
    'op' in value ? [{ name, value, path: ['data', name] }] : [],
  )
}

/** A data source of a single row. `gives` is the kind of result that its operation must return. */
interface RowSource extends Part<OperationSource> {
  gives: 'page' | 'record'
}

/** Lists the data sources of expanded rows, of child rows, and of rows that users select in regions. */
export function rowSourcesOf(page: Page): RowSource[] {
  if (page.kind === 'composite')
    return page.composite.regions.flatMap(({ load }, index): RowSource[] =>
      load ? [{ value: load, gives: 'record', path: ['composite', 'regions', index, 'load'] }] : [],
    )
  if (page.kind !== 'list') return []
  const { expand, tree } = page.list.table ?? {}
  const at = (value: OperationSource | undefined, gives: RowSource['gives'], way: Path): RowSource[] =>
    value ? [{ value, gives, path: ['list', 'table', ...way] }] : []
  return [
    ...(expand && 'rows' in expand ? at(expand.rows, 'page', ['expand', 'rows']) : []),
    ...(expand && 'load' in expand ? at(expand.load, 'record', ['expand', 'load']) : []),
    ...(tree && 'load' in tree ? at(tree.load, 'page', ['tree', 'load']) : []),
    ...(tree && 'load' in tree ? at(tree.whole?.rows, 'page', ['tree', 'whole', 'rows']) : []),
  ]
}

/** Returns the name of the page's main data source. */
export function mainSource(page: Page): string | undefined {
  if (page.kind === 'list') return page.list.rows ?? 'rows'
  if (page.kind === 'detail') return page.detail.load
  if (page.kind === 'form') return page.form.load
  return page.kind === 'wizard' ? page.wizard.load : undefined
}

/** Returns the record type of a model. */
export const ownerOf = (model: Model): Owner => ({ name: model.name, fields: model.shape.properties, model })

/**
 * True if the operation of a data source exists and returns the model that the data source names. The main
 * data source must also return the kind of result that the page needs. Another check reports an invalid data
 * source.
 */
export function isValidSource(
  page: Page,
  name: string,
  { op, model }: OperationSource,
  contracts: Contracts,
): boolean {
  if (!Object.hasOwn(contracts.operations, op)) return false
  if (model !== undefined && model !== contracts.shapes[op]?.model) return false
  return (
    name !== mainSource(page) ||
    contracts.operations[op]?.gives === (page.kind === 'list' ? 'page' : 'record')
  )
}

/** Returns the type of the records that a data source returns; undefined if the contract declares no type. */
export function sourceOwner(page: Page, name: string | undefined, contracts: Contracts): Owner | undefined {
  const source = name === undefined ? undefined : page.data?.[name]
  if (name === undefined || !source || !('op' in source)) return undefined
  if (!isValidSource(page, name, source, contracts)) return undefined
  const model = contracts.models[contracts.shapes[source.op]?.model ?? '']
  return model && ownerOf(model)
}

/** Returns the type of the rows in a field of a record. */
export function rowsOwner(owner: Owner | undefined, field: string, contracts: Contracts): Owner | undefined {
  const items = (
    owner?.fields[field] as { items?: TSchema & { properties?: Record<string, TSchema> } } | undefined
  )?.items
  if (!items?.properties) return undefined
  const model = Object.values(contracts.models).find(({ shape }) => shape === (items as TSchema))
  return model ? ownerOf(model) : { name: field, fields: items.properties }
}

/**
 * True if the operation of a row source exists, and returns the required kind of result and the named model.
 */
export const isRowSourceValid = (
  { value: { op, model }, gives }: RowSource,
  { operations, shapes }: Contracts,
): boolean =>
  Object.hasOwn(operations, op) &&
  operations[op]?.gives === gives &&
  (model === undefined || model === shapes[op]?.model)

/** Returns the type of the records that a row source returns. */
function rowSourceOwner(source: RowSource | undefined, contracts: Contracts): Owner | undefined {
  if (!source || !isRowSourceValid(source, contracts)) return undefined
  const model = contracts.models[contracts.shapes[source.value.op]?.model ?? '']
  return model && ownerOf(model)
}

/** Returns the type of the record that a detail page or an expanded row shows. */
export function recordOwner(page: Page, contracts: Contracts): Owner | undefined {
  const [source] = rowSourcesOf(page).filter(({ path }) => path.includes('expand'))
  return source ? rowSourceOwner(source, contracts) : sourceOwner(page, mainSource(page), contracts)
}

export const actionsOf = (page: Page): Part<Action>[] => parts(page.actions, ['actions'])

export const searchFieldsOf = (page: Page): Part<SearchField>[] =>
  page.kind === 'list' ? parts(page.list.search?.fields, ['list', 'search', 'fields']) : []

/**
 * Lists the columns of a list, of sub-tables in a record, and of the list blocks of a dashboard. `owner` is
 * the record type of the rows.
 */
export function columnsOf(page: Page, contracts: Contracts): (Part<Column> & { owner: Owner | undefined })[] {
  if (page.kind === 'dashboard') return blockColumnsOf(page).map((part) => ({ ...part, owner: undefined }))
  const record = recordOwner(page, contracts)
  const ofArrays = arraysOf(page).flatMap(({ value, path }) => {
    const owner = rowsOwner(record, value.field, contracts)
    return parts(value.columns, [...path, 'columns']).map((part) => ({ ...part, owner }))
  })
  if (page.kind !== 'list') return ofArrays
  const owner = sourceOwner(page, mainSource(page), contracts)
  const own = parts(page.list.columns, ['list', 'columns']).map((part) => ({ ...part, owner }))
  return [...own, ...expandedRowColumns(page).map((part) => ({ ...part, owner: record })), ...ofArrays]
}

export const tonesOf = (page: Page): Part<RowTone>[] =>
  page.kind === 'list' ? parts(page.list.table?.rowTone, ['list', 'table', 'rowTone']) : []

/** Lists the columns of the list in an expanded row, if the row loads such a list. */
export function expandedRowColumns(page: Page): Part<Column>[] {
  const expand = page.kind === 'list' ? page.list.table?.expand : undefined
  const path = ['list', 'table', 'expand', 'columns']
  return expand && 'rows' in expand ? parts(expand.columns, path) : []
}

/** Lists the steps, including the steps that are nested in other steps. */
function stepsIn(steps: readonly Step[], path: Path): Part<Step>[] {
  return parts(steps, path).flatMap((part) => [
    part,
    ...nestedStepLists(part).flatMap((chain) => stepsIn(chain.value, chain.path)),
  ])
}

/** Returns the lists of steps that are nested in a step. */
export function nestedStepLists({ value, path }: Part<Step>): Part<readonly Step[]>[] {
  switch (value.do) {
    case 'if':
      return [
        { value: value.then, path: [...path, 'then'] },
        { value: value.else ?? [], path: [...path, 'else'] },
      ]
    case 'forEach':
      return [{ value: value.steps, path: [...path, 'steps'] }]
    case 'parallel':
      return parts(value.branches, [...path, 'branches'])
    case 'call':
      return parts(value.onError, [...path, 'onError']).map((branch) => ({
        value: branch.value.steps,
        path: [...branch.path, 'steps'],
      }))
    default:
      return []
  }
}

/** Lists all steps of a page, each with the action that contains the step. */
export const stepsOf = (page: Page): (Part<Step> & { action: Action })[] =>
  actionsOf(page).flatMap(({ value: action, path }) =>
    stepsIn(action.steps, [...path, 'steps']).map((part) => ({ ...part, action })),
  )

/** Lists the inputs of all prompt steps. */
export const inputsOf = (page: Page): Part<InputField>[] =>
  stepsOf(page).flatMap(({ value, path }) =>
    value.do === 'prompt' ? parts(value.fields, [...path, 'fields']) : [],
  )

/** Returns the action that runs when the user clicks the first column of a row. */
const openingAction = ({ detail }: List) =>
  detail && 'action' in detail
    ? [{ value: detail.action, path: ['list', 'detail', 'action'], place: 'row' as const }]
    : []

/** Returns the action that the page offers for the imported records after an import. */
const afterImport = ({ import: { afterwards } = {} as ListImport }: List) =>
  afterwards
    ? [{ value: afterwards.action, path: ['list', 'import', 'afterwards', 'action'], place: 'bulk' as const }]
    : []

const namesIn = (value: unknown): string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string') ? value : []

/**
 * Lists references to actions. `place` is where the page shows the action. A custom page refers to actions in
 * its settings `toolbar` and `rowActions`, and in settings whose names end in `Action`.
 */
export function actionPlaces(
  page: Page,
): (Part<string> & { place: 'toolbar' | 'row' | 'bulk' | 'detail' })[] {
  const at = (place: 'toolbar' | 'row' | 'bulk' | 'detail', ids: readonly string[] | undefined, path: Path) =>
    parts(ids, path).map((part) => ({ ...part, place }))
  if (page.kind === 'detail') return at('detail', page.detail.actions, ['detail', 'actions'])
  if (page.kind === 'form') return at('detail', page.form.actions, ['form', 'actions'])
  if (page.kind === 'custom') {
    const { props = {} } = page.custom
    return [
      ...at('toolbar', namesIn(props.toolbar), ['custom', 'props', 'toolbar']),
      ...at('row', namesIn(props.rowActions), ['custom', 'props', 'rowActions']),
      ...Object.entries(props).flatMap(([key, value]) =>
        key.endsWith('Action') && typeof value === 'string'
          ? [{ value, path: ['custom', 'props', key], place: 'row' as const }]
          : [],
      ),
    ]
  }
  if (page.kind !== 'list') return []
  return [
    ...at('toolbar', page.list.toolbar, ['list', 'toolbar']),
    ...at('row', page.list.rowActions, ['list', 'rowActions']),
    ...at('bulk', page.list.bulkActions, ['list', 'bulkActions']),
    ...openingAction(page.list),
    ...afterImport(page.list),
  ]
}
