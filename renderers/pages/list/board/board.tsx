import { InboxOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useMemo } from 'react'
import { type ListState, type PageActions, useBoard, useNamedColumns, useRuntime, useText } from '#runtime'
import type { ListBoard, ListPage } from '#schemas'
import { State } from '../../../shared/states.tsx'
import { Placeholder } from '../placeholder.tsx'
import { useRowClass } from '../rows/use-row-class.ts'
import css from './board.module.css'
import { BoardColumn } from './board-column.tsx'

interface BoardProps {
  page: ListPage
  list: ListState
  actions: PageActions
}

/** Shows the rows of a list as cards. Each value of a dictionary has a column of cards. */
export function Board(props: BoardProps) {
  const { board } = props.page.list
  return board ? <Columns {...props} board={board} /> : null
}

function Columns({ page, list, actions, board }: BoardProps & { board: ListBoard }) {
  const t = useText()
  const { Loading } = useRuntime().registry.states
  const { field, items, isLoading, retry, values } = useBoard(page)
  const named = useMemo(() => [board.title, ...(board.lines ?? [])], [board])
  const columns = useNamedColumns(page, named, list.settings)
  const layout = useMemo(
    () => ({
      title: columns.find(({ id }) => id === board.title),
      badge: undefined,
      lines: columns.filter(({ id }) => id !== board.title),
    }),
    [columns, board],
  )
  const classOf = useRowClass(page, list.rowKey, list.openId)
  if (list.search.missing.length > 0) return <Placeholder page={page} list={list} actions={actions} />
  if (isLoading) return <Loading />
  if (items.length === 0) return <NoColumns retry={retry} />
  // When the search or the sort order changes, each column is mounted again.
  const search = JSON.stringify([values, list.sort])
  return (
    <section className={css.board} aria-label={t(page.title)}>
      {items.map((item) => (
        <BoardColumn
          key={`${item.value} ${search}`}
          page={page}
          rowKey={list.rowKey}
          field={field}
          item={item}
          layout={layout}
          columns={columns}
          actions={actions}
          classOf={classOf}
        />
      ))}
    </section>
  )
}

/** Shown in place of the columns if their dictionary is empty or couldn't be loaded. */
function NoColumns({ retry }: { retry: () => void }) {
  const t = useText()
  return (
    <State icon={<InboxOutlined />} title={t('This board has no columns')}>
      <Button onClick={retry}>{t('Try again')}</Button>
    </State>
  )
}
