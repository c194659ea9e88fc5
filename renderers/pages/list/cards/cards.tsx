import { Checkbox, Select } from 'antd'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import {
  type DataRecord,
  type ListState,
  type OpenRows,
  type PageActions,
  type Sort,
  useHasTotals,
  useListTotals,
  useText,
  useTree,
} from '#runtime'
import type { ListPage } from '#schemas'
import { DetailCell } from '../../../shared/detail-cell.tsx'
import facts from '../../../shared/fact-list.module.css'
import { Placeholder } from '../placeholder.tsx'
import { isVirtual } from '../rows/rows-body.tsx'
import { useRowClass } from '../rows/use-row-class.ts'
import { TotalsNote } from '../totals/totals-note.tsx'
import { mapTreeRows, TreeContext } from '../tree/tree-context.ts'
import { type Slice, useMeasured, VirtualSlice } from '../virtual/slice.tsx'
import { Card, cardColumns } from './card.tsx'
import css from './cards.module.css'

interface CardsProps {
  page: ListPage
  list: ListState
  actions: PageActions
  open: OpenRows
}

/** Shows rows as cards, for narrow screens. */
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

/** Shows the rows of a tree as cards, indented by their level. */
function TreeCards(props: CardsProps) {
  const { page, list, open } = props
  const tree = useTree(page, list, open)
  const rows = useMemo(() => tree.rows.map(({ record }) => record), [tree.rows])
  const context = useMemo(() => ({ rowMap: mapTreeRows(tree.rows), tree }), [tree])
  return (
    <TreeContext value={context}>
      <CardList {...props} rows={rows} />
    </TreeContext>
  )
}

function CardList({ page, list, actions, open, rows }: CardsProps & { rows: readonly DataRecord[] }) {
  const t = useText()
  const { columns, rowKey, openId, selection } = list
  const cardLayout = useMemo(() => cardColumns(columns, page.list.table?.cards), [columns, page])
  const classOf = useRowClass(page, rowKey, openId)
  const draw = (record: DataRecord) => (
    <Card
      page={page}
      record={record}
      rowKey={String(record[rowKey])}
      columns={cardLayout}
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

/**
 * Replaces the headings of the table: a checkbox that selects all rows of the page, and a select for the sort
 * order.
 */
function CardsHead({ list }: { list: ListState }) {
  const t = useText()
  const sortable = list.columns.filter((column) => column.sortable)
  if (sortable.length === 0 && !list.selection.enabled) return null
  const { field, order } = list.sort ?? {}
  return (
    <div className={css.tools}>
      {list.selection.enabled && !list.selection.isSingle && <SelectAll list={list} />}
      {sortable.length > 0 && (
        <Select
          className={css.sort}
          aria-label={t('Sort by')}
          placeholder={t('Sort by')}
          value={sortable.some((column) => column.field === field) ? `${field} ${order}` : null}
          options={sortable.flatMap(({ field, title }) => [
            { value: `${field} asc`, label: `${title} ↑`, title: t('{{title}}, ascending', { title }) },
            { value: `${field} desc`, label: `${title} ↓`, title: t('{{title}}, descending', { title }) },
          ])}
          onChange={(selected) => list.setSort(sortOf(selected))}
        />
      )}
    </div>
  )
}

function sortOf(selected: string | null): Sort | undefined {
  const [field, order] = selected?.split(' ') ?? []
  return field && (order === 'asc' || order === 'desc') ? { field, order } : undefined
}

function SelectAll({ list }: { list: ListState }) {
  const t = useText()
  const { rows, rowKey, selection } = list
  const onPage = new Set(rows.map((row) => String(row[rowKey])))
  const selected = selection.keys.filter((key) => onPage.has(key)).length
  const others = selection.keys.filter((key) => !onPage.has(key))
  return (
    <Checkbox
      className={css.all}
      checked={selected === onPage.size}
      indeterminate={selected > 0 && selected < onPage.size}
      onChange={({ target }) =>
        selection.change(target.checked ? [...others, ...onPage] : others, target.checked ? rows : [])
      }
    >
      {t('Select all')}
    </Checkbox>
  )
}

interface CardsTotalsProps {
  page: ListPage
  list: ListState
}

/** Shows the totals that a table would show in its footer. */
function CardsTotals({ page, list }: CardsTotalsProps) {
  const hasTotals = useHasTotals(page, list)
  return hasTotals ? <Totals page={page} list={list} /> : null
}

function Totals({ page, list: { columns } }: CardsTotalsProps) {
  const totals = useListTotals(page, columns)
  const shown = columns.filter((column) => totals.valueOf(column) !== undefined)
  return (
    <footer className={css.totals}>
      <TotalsNote totals={totals} />
      {shown.length > 0 && (
        <dl className={`${facts.facts} ${css.sums}`}>
          {shown.map((column) => (
            <div key={column.id}>
              <dt>{column.title}</dt>
              <dd>
                <DetailCell column={column} record={{ [column.field]: totals.valueOf(column) }} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </footer>
  )
}

/** Estimated height of a card, in px. */
const HEIGHT = 220

interface VirtualCardsProps {
  rows: readonly DataRecord[]
  rowKey: string
  /** Accessible name of the list. */
  name: string
  draw: (record: DataRecord) => ReactNode
}

/** A virtual list of cards. */
function VirtualCards(props: VirtualCardsProps) {
  const { rows, rowKey } = props
  const [container, setContainer] = useState<HTMLElement | null>(null)
  const keyOf = useCallback((index: number) => String(rows[index]?.[rowKey] ?? index), [rows, rowKey])
  return (
    <VirtualSlice count={rows.length} keyOf={keyOf} estimate={HEIGHT} container={container}>
      {(slice) => <SlicedCards {...props} slice={slice} hold={setContainer} />}
    </VirtualSlice>
  )
}

interface SlicedProps extends VirtualCardsProps {
  slice: Slice
  hold: (list: HTMLElement | null) => void
}

function SlicedCards({ rows, rowKey, name, draw, slice, hold }: SlicedProps) {
  const { from, to, before, after } = slice
  const measured = useMeasured(slice, heightsIn)
  const attach = useCallback(
    (list: HTMLElement | null) => {
      measured(list)
      hold(list)
    },
    [measured, hold],
  )
  return (
    <ul
      className={css.list}
      aria-label={name}
      ref={attach}
      style={{ paddingBlock: `${before}px ${after}px` }}
    >
      {rows.slice(from, to).map((record, index) => (
        <li
          key={String(record[rowKey] ?? from + index)}
          aria-posinset={from + index + 1}
          aria-setsize={rows.length}
        >
          {draw(record)}
        </li>
      ))}
    </ul>
  )
}

const heightsIn = (list: HTMLElement): number[] =>
  [...list.children].map((card) => (card instanceof HTMLElement ? card.offsetHeight : 0))
