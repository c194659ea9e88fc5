import { useEffect, useId, useLayoutEffect, useMemo, useState } from 'react'
import {
  createOpenRows,
  type DataRecord,
  isPaged,
  type OpenRows,
  type PageActions,
  useActions,
  useList,
  useOpenPage,
  useRuntime,
} from '#runtime'
import type { ListPage } from '#schemas'
import { Slot } from '../../shared/block/slot.tsx'
import card from '../../shared/page-card.module.css'
import { PageOverlay } from '../../shared/page-overlay.tsx'
import { type RowDetail, RowDetailContext } from '../../shared/row-detail.tsx'
import { SearchForm } from '../../shared/search-form.tsx'
import { withInspectAction } from './inspect-action.ts'
import css from './list.module.css'
import { ListTable } from './list-table.tsx'
import { Pager } from './pager.tsx'
import { QuickBar } from './quick/quick-bar.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { Toolbar } from './toolbar.tsx'
import { useIsSmall } from './use-is-small.ts'
import { useNeighbours } from './use-neighbours.ts'

/** A list page: search, toolbar, table, pagination, and the drawer with the detail page of a row. */
export function ListPageView({ page: shipped }: { page: ListPage }) {
  const { access, contracts } = useRuntime()
  const page = useMemo(() => withInspectAction(shipped, { access, contracts }), [shipped, access, contracts])
  const list = useList(page)
  const actions = useActions(page)
  const detail = useRowDetail(page, list, actions)
  const [open] = useState(createOpenRows)
  useExpandRow(page, open)
  useResetOnSearch(list, open)
  const titleId = useId()
  const { selection } = list
  const isSmall = useIsSmall(list)
  return (
    <div className={card.page}>
      <Slot page={page} slot="header" />
      {list.search.fields.length > 0 && (
        <SearchForm
          pageId={page.id}
          pointer="/list/search/fields"
          rows={page.list.search?.collapsedRows}
          search={list.search}
        />
      )}
      <section
        tabIndex={-1}
        className={isSmall ? `${card.card} ${css.small}` : card.card}
        aria-labelledby={titleId}
        aria-busy={list.isLoading || list.isRefreshing}
      >
        {selection.keys.length > 0 ? (
          <SelectionBar
            page={page}
            selection={selection}
            all={list.selectAll}
            columns={list.columns}
            actions={actions}
            titleId={titleId}
          />
        ) : (
          <Toolbar page={page} list={list} actions={actions} open={open} titleId={titleId} />
        )}
        {page.list.quick && <QuickBar page={page} list={list} />}
        <RowDetailContext value={detail}>
          <ListTable page={page} list={list} actions={actions} open={open} />
        </RowDetailContext>
        {isPaged(list.settings.view) && !isSmall && (
          <Pager pagination={list.pagination} shown={list.rows.length} />
        )}
      </section>
      <Slot page={page} slot="footer" />
      <PageOverlay neighbours={useNeighbours(list)} />
    </div>
  )
}

/**
 * Lets another page that was opened from this tree expand a row. The other page calls this after it has added
 * a child to the row.
 */
function useExpandRow(page: ListPage, open: OpenRows): void {
  const { handles } = useOpenPage().session
  const isTree = page.list.table?.tree !== undefined
  useEffect(() => {
    handles.expandRow = isTree ? open.revealAdded : undefined
  }, [handles, isTree, open])
}

/** When the search or the page number changes, the list no longer scrolls to a row that was added before. */
function useResetOnSearch({ search, pagination }: ReturnType<typeof useList>, open: OpenRows): void {
  const query = JSON.stringify([search.values, pagination.pageNo])
  // A layout effect runs before the effect in which the table looks for the added row. This order matters,
  // because the row may be loaded already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs on each new query.
  useLayoutEffect(open.clearKeyToReveal, [open, query])
}

/**
 * Returns how cells open the detail page of their row. The detail page has an address, except in a master
 * list, where an action opens it, and in a list inside another page that names no list with an address.
 */
function useRowDetail(
  page: ListPage,
  list: ReturnType<typeof useList>,
  actions: PageActions,
): RowDetail | undefined {
  const { navigation } = useRuntime()
  const search = navigation.search()
  const { openDetail, detailPath, isInner, rowKey, isMaster } = list
  // Only a master list marks the link of its selected row. In other lists the links don't change: only the
  // color of a row shows that its detail page is open.
  const selected = isMaster ? list.openId : undefined
  const { detail } = page.list
  return useMemo(() => {
    const idOf = (record: DataRecord) => String(record[rowKey])
    if (isMaster)
      return {
        open: (record) => openDetail(idOf(record)),
        isCurrent: (record) => idOf(record) === selected,
      }
    if (!detail) return undefined
    if ('action' in detail) return { open: (record) => runFirst(actions, detail.action, record) }
    const hrefOf = (record: DataRecord) => {
      if (detailPath) return detailPath(idOf(record))
      const query = new URLSearchParams(search)
      query.set('open', idOf(record))
      return `?${query}`
    }
    const open = (record: DataRecord) => openDetail(idOf(record))
    return isInner && !detailPath ? { open } : { hrefOf, open }
  }, [detail, actions, search, openDetail, detailPath, isInner, rowKey, isMaster, selected])
}

function runFirst(actions: PageActions, id: string, record: DataRecord): void {
  const [action] = actions.viewsOf([id], { record })
  if (action?.enabled) void action.run()
}
