import { useEffect, useId, useLayoutEffect, useMemo, useState } from 'react'
import {
  createOpenRows,
  type DataRecord,
  type OpenRows,
  type PageActions,
  useActions,
  useList,
  useOpenPage,
  useRuntime,
} from '#runtime'
import type { ListPage } from '#schemas'
import { PageOverlay } from '../../shared/page-overlay.tsx'
import { type RowDetail, RowDetailContext } from '../../shared/row-detail.tsx'
import { SearchForm } from '../../shared/search-form.tsx'
import css from './list.module.css'
import { ListTable } from './list-table.tsx'
import { neighboursOf } from './neighbours.ts'
import { Pager } from './pager.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { Toolbar } from './toolbar.tsx'
import { withWhy } from './with-why.ts'

/** The whole list kind: search, toolbar, table, pager, and the drawer of a row's detail. */
export function ListPageView({ page: shipped }: { page: ListPage }) {
  const { access } = useRuntime()
  const page = useMemo(() => withWhy(shipped, access), [shipped, access])
  const list = useList(page)
  const actions = useActions(page)
  const detail = useRowDetail(page, list, actions)
  const [open] = useState(createOpenRows)
  useUnfolding(page, open)
  useForgetting(list, open)
  const titleId = useId()
  const { selection } = list
  return (
    <div className={css.page}>
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
        className={css.card}
        aria-labelledby={titleId}
        aria-busy={list.isLoading || list.isRefreshing}
      >
        {selection.keys.length > 0 ? (
          <SelectionBar page={page} selection={selection} actions={actions} titleId={titleId} />
        ) : (
          <Toolbar page={page} list={list} actions={actions} open={open} titleId={titleId} />
        )}
        <RowDetailContext value={detail}>
          <ListTable page={page} list={list} actions={actions} open={open} />
        </RowDetailContext>
        <Pager pagination={list.pagination} shown={list.rows.length} />
      </section>
      <PageOverlay neighbours={neighboursOf(list)} />
    </div>
  )
}

/** What is added below a row, in a page that was opened from here, is shown in it. */
function useUnfolding(page: ListPage, open: OpenRows): void {
  const { handles } = useOpenPage().session
  const isTree = page.list.table?.tree !== undefined
  useEffect(() => {
    handles.unfold = isTree ? open.unfold : undefined
  }, [handles, isTree, open])
}

/** Whoever searches or turns the page does not wait for an added row any more. */
function useForgetting({ search, pagination }: ReturnType<typeof useList>, open: OpenRows): void {
  const asked = JSON.stringify([search.values, pagination.pageNo])
  // Before rows look for it: they may be there at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is what is asked for that ends the waiting.
  useLayoutEffect(open.forget, [open, asked])
}

/** A row's detail has an address of its own, `open=<id>` beside the list's search; an action that opens it has none. */
function useRowDetail(
  page: ListPage,
  list: ReturnType<typeof useList>,
  actions: PageActions,
): RowDetail | undefined {
  const { navigation } = useRuntime()
  const search = navigation.search()
  const { openDetail, rowKey } = list
  const { detail } = page.list
  return useMemo(() => {
    if (!detail) return undefined
    if ('action' in detail) return { open: (record) => runFirst(actions, detail.action, record) }
    const idOf = (record: DataRecord) => String(record[rowKey])
    const hrefOf = (record: DataRecord) => {
      const query = new URLSearchParams(search)
      query.set('open', idOf(record))
      return `?${query}`
    }
    return { hrefOf, open: (record) => openDetail(idOf(record)) }
  }, [detail, actions, search, openDetail, rowKey])
}

function runFirst(actions: PageActions, id: string, record: DataRecord): void {
  const [action] = actions.viewsOf([id], { record })
  if (action?.enabled) void action.run()
}
