import { useEffect, useMemo } from 'react'
import type { ListPage } from '#schemas'
import { useText } from '../i18n/use-text.ts'
import { useOpenPage } from '../page/page-context.ts'
import type { PageSession } from '../page/page-session.ts'
import { useRuntime } from '../runtime-context.ts'
import { useUnsavedCells } from './edit/use-unsaved-cells.ts'
import type { ListSearch, ListSelection, ListState } from './list-state.ts'
import { paginate, type RowsAnswer } from './pagination.ts'
import { usePickedSelection } from './picking/picking.ts'
import { rowKeyOf } from './row-key.ts'
import { lowerColumns } from './table-columns.ts'
import { useListAddress } from './use-list-address.ts'
import { useListSettings } from './use-list-settings.ts'
import { useReachablePage } from './use-reachable-page.ts'
import { useRows } from './use-rows.ts'
import { useSearch } from './use-search.ts'
import { useSelection } from './use-selection.ts'

const NO_ROWS: RowsAnswer['records'] = []

/** The state of a list page: its address, its rows, its selection and its user's settings. */
export function useList(page: ListPage): ListState {
  const { session } = useOpenPage()
  const listAddress = useListAddress(page)
  const { address, rules, go } = listAddress
  const { data, isLoading, isRefreshing, error, refresh } = useRows(page, address, rules)
  const rows = data?.records ?? NO_ROWS
  const rowKey = rowKeyOf(page)
  const picked = usePickedSelection(rows, rowKey)
  const own = useSelection({
    enabled: useIsSelectable(page),
    rows,
    rowKey,
    values: address.values,
  })
  const selection = picked ?? own
  const search = useSearch({ page, listAddress, clear: own.clear, refresh })
  useHandles(session, selection, search)
  useUnsavedCells(page)
  useReachablePage(listAddress, isRefreshing ? undefined : data)

  return {
    ...useColumnsAndSettings(page, address.view),
    rows,
    rowKey,
    isLoading,
    isRefreshing,
    isNarrowed: data?.narrowed === true,
    error,
    sort: address.sort,
    setSort: (sort) => go({ sort: sort ?? rules.defaultSort, pageNo: 1, cursor: undefined }),
    pagination: paginate(address, data, go),
    search,
    selection,
    refresh,
    openId: address.openId,
    openDetail: session.detail.open,
  }
}

/** Boxes to tick are for those who may do something with what they tick. */
function useIsSelectable({ list, actions = [] }: ListPage): boolean {
  const { access } = useRuntime()
  const { table, bulkActions = [] } = list
  if (!table?.selection || bulkActions.length === 0) return table?.selection === true
  return actions.some(
    ({ id, requires }) => bulkActions.includes(id) && (requires === undefined || access.has(requires)),
  )
}

function useColumnsAndSettings(
  page: ListPage,
  view: string | undefined,
): Pick<ListState, 'columns' | 'settings'> {
  const { registry } = useRuntime()
  const text = useText()
  const { settings, arranged } = useListSettings(page, view)
  const columns = useMemo(
    () => lowerColumns({ at: { page: page.id, pointer: '/list/columns' }, arranged, registry, text }),
    [page, arranged, registry, text],
  )
  return { columns, settings }
}

/** Actions of the page read these when they run. */
function useHandles({ handles }: PageSession, selection: ListSelection, search: ListSearch) {
  useEffect(() => {
    handles.selection = () => selection.records
    handles.deselect = selection.deselect
    handles.values = () => search.values
    handles.setValues = (values) => search.apply({ ...search.values, ...values })
  }, [handles, selection, search])
}
