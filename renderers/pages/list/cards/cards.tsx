import { useMemo } from 'react'
import { type DataRecord, type ListState, type OpenRows, type PageActions, useText, useTree } from '#runtime'
import type { ListPage } from '#schemas'
import { Placeholder } from '../placeholder.tsx'
import { isVirtual } from '../rows/rows-body.tsx'
import { useRowClass } from '../rows/use-row-class.ts'
import { TreeContext } from '../tree/tree-context.ts'
import { placesOf } from '../tree/tree-places.ts'
import { Card } from './card.tsx'
import { cardColumns } from './card-columns.ts'
import css from './cards.module.css'
import { CardsHead } from './cards-head.tsx'
import { CardsTotals } from './cards-totals.tsx'
import { VirtualCards } from './virtual-cards.tsx'

interface CardsProps {
  page: ListPage
  list: ListState
  actions: PageActions
  open: OpenRows
}

/** The rows of a list as cards, for screens that have no room for columns. */
export function Cards(props: CardsProps) {
  const { page, list } = props
  if (list.rows.length === 0) return <Placeholder page={page} list={list} actions={props.actions} />
  return (
    <div className={css.cards}>
      <CardsHead list={list} />
      {page.list.table?.tree ? <TreeCards {...props} /> : <CardList {...props} rows={list.rows} />}
      <CardsTotals page={page} list={list} />
    </div>
  )
}

/** Rows that lie in others are indented. */
function TreeCards(props: CardsProps) {
  const { page, list, open } = props
  const tree = useTree(page, list, open)
  const rows = useMemo(() => tree.rows.map(({ record }) => record), [tree.rows])
  const context = useMemo(() => ({ places: placesOf(tree.rows), tree }), [tree])
  return (
    <TreeContext value={context}>
      <CardList {...props} rows={rows} />
    </TreeContext>
  )
}

function CardList({ page, list, actions, open, rows }: CardsProps & { rows: readonly DataRecord[] }) {
  const t = useText()
  const { columns, rowKey, openId, selection } = list
  const arranged = useMemo(() => cardColumns(columns, page.list.table?.cards), [columns, page])
  const classOf = useRowClass(page, rowKey, openId)
  const draw = (record: DataRecord) => (
    <Card
      page={page}
      record={record}
      rowKey={String(record[rowKey])}
      columns={arranged}
      all={columns}
      actions={actions}
      className={classOf(record)}
      selection={selection}
      open={open}
    />
  )
  const name = t(page.title)
  if (isVirtual(page, rows.length))
    return <VirtualCards rows={rows} rowKey={rowKey} name={name} draw={draw} />
  return (
    <ul className={css.list} aria-label={name}>
      {rows.map((record, index) => (
        <li key={String(record[rowKey] ?? index)}>{draw(record)}</li>
      ))}
    </ul>
  )
}
