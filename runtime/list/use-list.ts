import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ColumnGroup, ListPage } from '#schemas'
import type { RegionSelection } from '../composite/use-region-selections.ts'
import { useAutoRefresh } from '../data/use-auto-refresh.ts'
import { useEvaluation } from '../expr/use-evaluation.ts'
import { useText } from '../i18n/use-text.ts'
import { useEmbeddedSettings } from '../page/embedding.ts'
import { useOpenPage } from '../page/page-context.ts'
import type { PageSession } from '../page/page-session.ts'
import { recordPath } from '../page/record-path.ts'
import type { DataRecord } from '../registry/definitions.ts'
import { useRuntime } from '../runtime-context.ts'
import type { ListAddress } from './address.ts'
import { useUnsavedCells } from './edit/use-unsaved-cells.ts'
import type { ListSearch, ListSelection, ListState, SearchValues } from './list-state.ts'
import { lastPage, paginate, type RowsAnswer } from './pagination.ts'
import { usePickedSelection } from './picking/picking.ts'
import { rowKeyOf } from './rows/row-operations.ts'
import { isPaged } from './rows/rows-view.ts'
import { lowerColumns } from './use-columns.ts'
import { type UseListAddress, useListAddress } from './use-list-address.ts'
import { useListSettings } from './use-list-settings.ts'
import { useRows } from './use-rows.ts'
import { useSearch } from './use-search.ts'
import { useSelectAll } from './use-select-all.ts'

const NO_GROUPS: readonly ColumnGroup[] = []
const NO_ROWS: RowsAnswer['records'] = []

/** State of a list page: its address, its rows, the selection and the user's settings. */
export function useList(page: ListPage): ListState {
  const { session } = useOpenPage()
  const listAddress = useListAddress(page)
  const { address, rules, go } = listAddress
  const columnsAndSettings = useColumnsAndSettings(page, address)
  const isShown = isPaged(columnsAndSettings.settings.view)
  const state = useRows(page, { address, rules, isShown })
  const { data, isLoading, isRefreshing, error, refresh } = state
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
  const { clear } = own
  const all = useSelectAll(page, { address, rules, answer: data, rowKey, selection: own })
  // A search with new values goes to the first page. A search with unchanged values reloads the rows.
  const ask = useCallback(
    (values: SearchValues) => {
      clear()
      if (!go({ values, pageNo: 1, cursor: undefined })) refresh()
    },
    [clear, go, refresh],
  )
  const search = useSearch({ rules, values: address.values, ask })
  useHandles(session, selection, search)
  useUnsavedCells(page)
  useAutoRefresh(page.list.refresh, state)
  const region = useEmbeddedSettings()?.selection
  const isSettled = data !== undefined && !isRefreshing
  useReportedRow(region, { rows, rowKey, isSettled, address: listAddress.address })
  useReachablePage(listAddress, isRefreshing ? undefined : data)

  return {
    ...columnsAndSettings,
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
    selectAll: picked ? undefined : all,
    refresh,
    openId: region ? region.id : address.openId,
    ...useOpenDetail(page, region),
    isMaster: region !== undefined,
  }
}

/**
 * Returns the function that opens a row's detail page. In a master list, the function selects the row. In
 * other lists, it opens the page of the record or a drawer.
 */
function useOpenDetail(
  page: ListPage,
  region: RegionSelection | undefined,
): Pick<ListState, 'openDetail' | 'detailPath' | 'isInner'> {
  const { navigation } = useRuntime()
  const { session } = useOpenPage()
  const detail = page.list.detail && 'open' in page.list.detail ? page.list.detail : undefined
  const isPage = detail?.open === 'page'
  // A list that is embedded or in an overlay opens details in a drawer, so that its outer page stays on
  // screen. Only the links of its rows lead to another list.
  const isInner = session.opener !== undefined
  const listId = isInner ? detail?.list : isPage ? page.id : undefined
  const listPath = listId === undefined ? undefined : navigation.pathOf(listId)
  return useMemo(() => {
    if (region) return { openDetail: region.select, detailPath: undefined, isInner }
    const openDetail = session.detail.open
    if (listPath === undefined) return { openDetail, detailPath: undefined, isInner }
    const detailPath = (id: string) =>
      isPage ? recordPath(listPath, id) : `${listPath}?open=${encodeURIComponent(id)}`
    if (isInner) return { openDetail, detailPath, isInner }
    return { openDetail: (id) => navigation.navigate(detailPath(id)), detailPath, isInner }
  }, [region, listPath, isPage, isInner, session, navigation])
}

interface ShownRows {
  rows: readonly DataRecord[]
  rowKey: string
  /** True if the rows belong to this address and are not being reloaded. */
  isSettled: boolean
  address: ListAddress
}

/** Reports the current data of the selected row to the other regions of a composite page. */
function useReportedRow(
  region: RegionSelection | undefined,
  { rows, rowKey, isSettled, address }: ShownRows,
): void {
  const id = region?.id
  const report = region?.report
  const row = id === undefined ? undefined : rows.find((each) => String(each[rowKey]) === id)
  /** The selected row that was last on screen, with the list's address at that time. */
  const shown = useRef<{ id: string; address: ListAddress }>(undefined)
  useEffect(() => {
    if (!report || id === undefined || !isSettled) return
    const isGone = shown.current?.id === id && shown.current.address === address
    if (row) shown.current = { id, address }
    report(row, !row && isGone)
  }, [row, id, isSettled, address, report])
}

/**
 * True if the user can select rows. In a list with bulk actions, the user must have the permission for at
 * least one of them.
 */
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
  address: ListAddress,
): Pick<ListState, 'columns' | 'columnErrors' | 'settings'> {
  const { registry } = useRuntime()
  const text = useText()
  const evaluation = useEvaluation()
  const { settings, arranged, columnErrors } = useListSettings(page, address)
  const columns = useMemo(
    () =>
      lowerColumns({
        at: { page: page.id, pointer: '/list/columns' },
        arranged,
        registry,
        text,
        list: { evaluation, groups: page.list.columnGroups ?? NO_GROUPS },
      }),
    [page, arranged, registry, text, evaluation],
  )
  return { columns, columnErrors, settings }
}

/** Gives the page's actions access to the state of the list. */
function useHandles({ handles }: PageSession, selection: ListSelection, search: ListSearch) {
  useEffect(() => {
    handles.selection = () => selection.records
    handles.deselect = selection.deselect
    handles.values = () => search.values
    handles.setValues = (values) => search.apply({ ...search.values, ...values })
  }, [handles, selection, search])
}

/**
 * Goes to the last page if the current page has no rows, for example because rows were deleted. The total
 * isn't compared with the page number, because the total may be outdated. `answer` must be the response for
 * this address.
 */
function useReachablePage({ address, go }: UseListAddress, answer: RowsAnswer | undefined): void {
  const { pageNo, pageSize, cursor } = address
  const isPastEnd = answer?.records.length === 0 && pageNo > 1 && cursor === undefined
  const reachable = Math.min(lastPage(answer?.total ?? 0, pageSize), pageNo - 1)
  useEffect(() => {
    if (isPastEnd) go({ pageNo: reachable }, { replace: true })
  }, [isPastEnd, reachable, go])
}

interface SelectionParts {
  enabled: boolean
  rows: readonly DataRecord[]
  rowKey: string
  /** Search values for which the rows were loaded. */
  values: SearchValues
}

const NONE: ReadonlyMap<string, DataRecord> = new Map()

/**
 * Selected rows of all pages. Visible rows have their current data, because their version may have changed.
 * Each change of the search values clears the selection, also a change by the back button.
 */
function useSelection({ enabled, rows, rowKey, values }: SelectionParts): ListSelection {
  const [chosen, setChosen] = useState(NONE)
  const search = JSON.stringify(values)
  const [searchOfChosen, setSearchOfChosen] = useState(search)
  if (searchOfChosen !== search) {
    setSearchOfChosen(search)
    setChosen(NONE)
  }

  const change = useCallback<ListSelection['change']>(
    (keys, records) =>
      setChosen((before) => {
        const seen = new Map(records.flatMap((row) => (row ? [[String(row[rowKey]), row] as const] : [])))
        return new Map(
          keys.map(String).flatMap((key) => {
            const record = seen.get(key) ?? before.get(key)
            return record ? [[key, record] as const] : []
          }),
        )
      }),
    [rowKey],
  )
  const deselect = useCallback<ListSelection['deselect']>(
    (records) =>
      setChosen((before) => {
        const removed = new Set(records.map((row) => String(row[rowKey])))
        return new Map([...before].filter(([key]) => !removed.has(key)))
      }),
    [rowKey],
  )
  const clear = useCallback(() => setChosen((before) => (before.size === 0 ? before : NONE)), [])

  const keys = useMemo(() => [...chosen.keys()], [chosen])
  return useMemo(() => {
    const onScreen = new Map(chosen.size === 0 ? [] : rows.map((row) => [String(row[rowKey]), row]))
    return {
      enabled,
      keys,
      records: [...chosen].map(([key, record]) => onScreen.get(key) ?? record),
      change,
      deselect,
      clear,
    }
  }, [enabled, chosen, keys, rows, rowKey, change, deselect, clear])
}
