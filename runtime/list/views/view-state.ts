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

/** What of a list a view brings back. */
interface ListLook {
  address: Pick<ListAddress, 'values' | 'sort' | 'pageSize'>
  settings: SavedSettings
}

/** A look that fits the page, and the ids of what did not. */
interface FittedView {
  look: ListLook
  /** Search fields, columns and the sort that the page no longer has. */
  ignored: readonly string[]
}

/** What the list looks like now, as a view keeps it: only what differs from the page. */
export function captureView({ address, settings }: ListLook, rules: AddressRules): ViewState {
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

/** The look of a view on this page: what the page no longer has is left out and named. */
export function fitView(state: ViewState, page: ListPage, rules: AddressRules): FittedView {
  const { sort, pageSize } = state
  const filters = fitFilters(state, rules)
  const columns = fitColumns(state, page)
  const isSorted = sort !== undefined && rules.sortable.has(sort.field)
  const ignored = [...filters.ignored, ...columns.ignored, ...(sort && !isSorted ? [sort.field] : [])]
  return {
    look: {
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

function fitFilters({ filters = {} }: ViewState, rules: AddressRules) {
  const fields = new Map(rules.fields.map((keyed) => [keyed.field.id, keyed]))
  const values: Record<string, unknown> = { ...rules.defaults }
  for (const [id, value] of Object.entries(filters)) {
    const keyed = fields.get(id)
    if (!keyed) continue
    const said = normalise(value, keyed.isSeveral)
    if (said === undefined) delete values[keyed.key]
    else values[keyed.key] = said
  }
  return { values: values as SearchValues, ignored: Object.keys(filters).filter((id) => !fields.has(id)) }
}

function fitColumns({ order, columns = {}, density }: ViewState, page: ListPage) {
  const known = new Set(page.list.columns.map(({ id }) => id))
  const kept = Object.entries(columns).filter(([id]) => known.has(id))
  const settings: SavedSettings = {
    ...(order && { order: order.filter((id) => known.has(id)) }),
    ...(kept.length > 0 && { columns: Object.fromEntries(kept) }),
    ...(density && { density }),
  }
  return { settings, ignored: [...Object.keys(columns), ...(order ?? [])].filter((id) => !known.has(id)) }
}

/** Whether two looks show the same; how they are kept may differ. */
export function isSameLook(one: ListLook, other: ListLook, page: ListPage, rules: AddressRules): boolean {
  const shown = ({ address, settings }: ListLook) =>
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

/** A view that comes with the page, in the form of those that people save. */
export function stateOfShipped({ filters, sort, columns }: ListView, page: ListPage): ViewState {
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

/** A view that can be chosen. */
export interface ViewChoice {
  id: string
  /** In the language of the user, where it comes with the page. */
  title: string
  state: ViewState
  /** Undefined for those that come with the page: nobody changes them. */
  own: { isDefault: boolean; version: number } | undefined
}

/** The views of a list. */
export interface ViewsState {
  /** Those of the page first. */
  views: readonly ViewChoice[]
  /** The one that was chosen last. */
  current: ViewChoice | undefined
  /** The list looks different from the current view by now. */
  isChanged: boolean
  isLoading: boolean
  /** Why the user's own views are not known. */
  error: AppError | undefined
  retry: () => void
  choose: (id: string) => void
  /** The page as it comes, without any view. */
  leave: () => void
  /** Keeps what the list looks like now under a new name, and chooses it. Rejects where that is refused. */
  saveAs: (title: string) => Promise<void>
  /** Keeps what the list looks like now under the current view's name. */
  update: () => Promise<void>
  rename: (title: string) => Promise<void>
  remove: () => Promise<void>
  /** The page opens with the current view from now on, or no longer. */
  toggleDefault: () => Promise<void>
}
