import { type ReactNode, useCallback, useState } from 'react'
import type { DataRecord } from '#runtime'
import { type Slice, useMeasured, VirtualSlice } from '../virtual/slice.tsx'
import css from './cards.module.css'

/** How high a card is about, in px. */
const HEIGHT = 220

interface VirtualCardsProps {
  rows: readonly DataRecord[]
  rowKey: string
  /** Of the list. */
  name: string
  draw: (record: DataRecord) => ReactNode
}

/** Many cards: those in sight are drawn. */
export function VirtualCards(props: VirtualCardsProps) {
  const { rows, rowKey } = props
  const [holder, hold] = useState<HTMLElement | null>(null)
  const keyOf = useCallback((index: number) => String(rows[index]?.[rowKey] ?? index), [rows, rowKey])
  return (
    <VirtualSlice count={rows.length} keyOf={keyOf} estimate={HEIGHT} holder={holder}>
      {(slice) => <SlicedCards {...props} slice={slice} hold={hold} />}
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
  const take = useCallback(
    (list: HTMLElement | null) => {
      measured(list)
      hold(list)
    },
    [measured, hold],
  )
  return (
    <ul className={css.list} aria-label={name} ref={take} style={{ paddingBlock: `${before}px ${after}px` }}>
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
