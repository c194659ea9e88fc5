import { useId, useMemo } from 'react'
import { type DataRecord, useActions, useList, useRuntime } from '#runtime'
import type { ListPage } from '#schemas'
import { PageOverlay } from '../../shared/page-overlay.tsx'
import { type RowDetail, RowDetailContext } from '../../shared/row-detail.tsx'
import css from './list.module.css'
import { ListTable } from './list-table.tsx'
import { neighboursOf } from './neighbours.ts'
import { Pager } from './pager.tsx'
import { SearchForm } from './search-form.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { Toolbar } from './toolbar.tsx'

/** The whole list kind: search, toolbar, table, pager, and the drawer of a row's detail. */
export function ListPageView({ page }: { page: ListPage }) {
  const list = useList(page)
  const actions = useActions(page)
  const detail = useRowDetail(page, list)
  const titleId = useId()
  const { selection } = list
  return (
    <div className={css.page}>
      {list.search.fields.length > 0 && <SearchForm page={page} search={list.search} />}
      <section
        tabIndex={-1}
        className={css.card}
        aria-labelledby={titleId}
        aria-busy={list.isLoading || list.isRefreshing}
      >
        {selection.keys.length > 0 ? (
          <SelectionBar page={page} selection={selection} actions={actions} titleId={titleId} />
        ) : (
          <Toolbar page={page} list={list} actions={actions} titleId={titleId} />
        )}
        <RowDetailContext value={detail}>
          <ListTable page={page} list={list} actions={actions} />
        </RowDetailContext>
        <Pager pagination={list.pagination} shown={list.rows.length} />
      </section>
      <PageOverlay neighbours={neighboursOf(list)} />
    </div>
  )
}

/** A row's detail has an address of its own, `open=<id>` beside the list's search. */
function useRowDetail(page: ListPage, list: ReturnType<typeof useList>): RowDetail | undefined {
  const { navigation } = useRuntime()
  const search = navigation.search()
  const { openDetail, rowKey } = list
  const hasDetail = page.list.detail !== undefined
  return useMemo(() => {
    if (!hasDetail) return undefined
    const idOf = (record: DataRecord) => String(record[rowKey])
    const hrefOf = (record: DataRecord) => {
      const query = new URLSearchParams(search)
      query.set('open', idOf(record))
      return `?${query}`
    }
    return { hrefOf, open: (record) => openDetail(idOf(record)) }
  }, [hasDetail, search, openDetail, rowKey])
}
