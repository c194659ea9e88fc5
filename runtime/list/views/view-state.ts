import type { ListPage, ListView, ViewState } from '#schemas'
import type { AppError } from '#schemas/errors'
import {
  type AddressRules,
  isSameSort,
  type ListAddress,
  MAX_SIZE,
  MIN_SIZE,
  writeValue,
} from '../address.ts'
import { arrangeColumns } from '../column-settings.ts'
import type { SavedSettings, SearchValues } from '../list-state.ts'
import { normalise } from '../search-value.ts'

/** The state of a list that a view stores. */
interface ViewContent {
  address: Pick<ListAddress, 'values' | 'sort' | 'pageSize'>
  settings: SavedSettings
}

/** A view adapted to the page: without elements that the page no longer has. */
interface AdaptedView {
  content: ViewContent
  /** Ids of the elements that were left out: search fields, columns and the sort order. */
  ignored: readonly string[]
}

/** Converts the current state of the list to a view, which contains only differences from the page. */
export function captureView({ address, settings }: ViewContent, rules: AddressRules): ViewState {
  const filters = rules.fields.flatMap(({ key, field, isSeveral }) => {
    const value = normalise(address.values[key], isSeveral)
    const isOwn = writeValue(value, isSeveral) === writeValue(rules.defaults[key], isSeveral)
    return isOwn ? [] : [[field.id, value ?? null] as const]
  })
  const { sort, pageSize } = address
  const { order, columns, density } = settings
  return {
    ...(filters.length > 0 && { filters: Object.fromEntries(filters) as ViewState['filters'] }),
    ...(sort && !isSameSort(sort, rules.defaultSort) && { sort }),
    ...(pageSize !== rules.defaultSize && { pageSize }),
    ...(order && { order }),
    ...(columns && { columns }),
    ...(density && { density }),
  } as ViewState
}

/** Adapts a view to this page. Elements that the page no longer has are left out and listed in `ignored`. */
export function adaptView(state: ViewState, page: ListPage, rules: AddressRules): AdaptedView {
  const { sort, pageSize } = state
  const filters = adaptFilters(state, rules)
  const columns = adaptColumns(state, page)
  const isSorted = sort !== undefined && rules.sortable.has(sort.field)
  const ignored = [...filters.ignored, ...columns.ignored, ...(sort && !isSorted ? [sort.field] : [])]
  return {
    content: {
      address: {
        values: filters.values,
        sort: isSorted ? sort : rules.defaultSort,
        pageSize: Math.min(MAX_SIZE, Math.max(MIN_SIZE, pageSize ?? rules.defaultSize)),
      },
      settings: columns.settings,
    },
    ignored: [...new Set(ignored)],
  }
}

function adaptFilters({ filters = {} }: ViewState, rules: AddressRules) {
  const fields = new Map(rules.fields.map((keyed) => [keyed.field.id, keyed]))
  const values: Record<string, unknown> = { ...rules.defaults }
  for (const [id, value] of Object.entries(filters)) {
    const keyed = fields.get(id)
    if (!keyed) continue
    const normalised = normalise(value, keyed.isSeveral)
    if (normalised === undefined) delete values[keyed.key]
    else values[keyed.key] = normalised
  }
  return { values: values as SearchValues, ignored: Object.keys(filters).filter((id) => !fields.has(id)) }
}

function adaptColumns({ order, columns = {}, density }: ViewState, page: ListPage) {
  const known = new Set(page.list.columns.map(({ id }) => id))
  const knownColumns = Object.entries(columns).filter(([id]) => known.has(id))
  const settings: SavedSettings = {
    ...(order && { order: order.filter((id) => known.has(id)) }),
    ...(knownColumns.length > 0 && { columns: Object.fromEntries(knownColumns) }),
    ...(density && { density }),
  }
  return { settings, ignored: [...Object.keys(columns), ...(order ?? [])].filter((id) => !known.has(id)) }
}

/** True if two views show the list in the same way, even if their stored data differ. */
export function isSameContent(
  one: ViewContent,
  other: ViewContent,
  page: ListPage,
  rules: AddressRules,
): boolean {
  const shown = ({ address, settings }: ViewContent) =>
    JSON.stringify([
      rules.fields.map(({ key, isSeveral }) => writeValue(address.values[key], isSeveral)),
      address.sort?.field,
      address.sort?.order,
      address.pageSize,
      settings.density ?? page.list.table?.density ?? 'middle',
      arrangeColumns(page.list.columns, settings)
        .filter((column) => column.shown)
        .map(({ column, width, fixed }) => [column.id, width, fixed]),
    ])
  return shown(one) === shown(other)
}

/** Converts a view that the page defines to the format of saved views. */
export function stateOfPageView({ filters, sort, columns }: ListView, page: ListPage): ViewState {
  const shown = columns && new Set(columns)
  const changed = page.list.columns.filter(({ id, hidden }) => shown && shown.has(id) === (hidden === true))
  return {
    ...(filters && { filters: filters as ViewState['filters'] }),
    ...(sort && { sort }),
    ...(columns && { order: columns }),
    ...(changed.length > 0 && {
      columns: Object.fromEntries(changed.map(({ id, hidden }) => [id, { shown: hidden === true }])),
    }),
  } as ViewState
}

/** A view that the menu offers. */
export interface ViewChoice {
  id: string
  /** Title of the view. Localized if the page defines the view. */
  title: string
  state: ViewState
  /**
   * Data of a view that the user has saved. Undefined for a view that the page defines, because users can't
   * change it.
   */
  own: { isDefault: boolean; version: number } | undefined
}

/** The views of a list. */
export interface ViewsState {
  /** The views that the page defines, followed by those that the user has saved. */
  views: readonly ViewChoice[]
  /** The view that the address names. */
  current: ViewChoice | undefined
  /** True if the list differs from the current view. */
  isChanged: boolean
  isLoading: boolean
  /** Error that occurred while loading the user's views. */
  error: AppError | undefined
  retry: () => void
  choose: (id: string) => void
  /** Shows the page without a view. */
  leave: () => void
  /** Saves the current state of the list as a new view and selects it. Rejects on error. */
  saveAs: (title: string) => Promise<void>
  /** Saves the current state of the list in the current view. */
  update: () => Promise<void>
  rename: (title: string) => Promise<void>
  remove: () => Promise<void>
  /**
   * Makes the current view the user's default for this page, or removes the default if the current view is
   * the default.
   */
  toggleDefault: () => Promise<void>
}
