import type { TableColumnType } from 'antd'
import type { CSSProperties } from 'react'
import type { DataRecord } from '#runtime'
import { EXPANDER_WIDTH, SELECTION_WIDTH } from '#schemas'
import css from './virtual-rows.module.css'

type Column = TableColumnType<DataRecord>

/** A column, and the style that pins its cells. */
export interface StickyCell {
  column: Column
  className: string
  style: CSSProperties
}

/** The cells of a row. Cells are pinned like the headings of antd's table. */
export interface StickyCells {
  cells: readonly StickyCell[]
  /**
   * Offset of the expand button in px, or undefined for rows without one. `selectionAt` is the same for the
   * checkbox.
   */
  expanderAt: number | undefined
  selectionAt: number | undefined
}

interface Leading {
  hasExpander: boolean
  hasSelection: boolean
}

/** Computes the offsets at which pinned cells stay while the table scrolls. */
export function computeStickyCells(
  dataColumns: readonly Column[],
  { hasExpander, hasSelection }: Leading,
): StickyCells {
  const expander = hasExpander ? EXPANDER_WIDTH : 0
  const leading = expander + (hasSelection ? SELECTION_WIDTH : 0)
  const starts = distances(dataColumns, leading)
  const ends = distances(dataColumns.toReversed(), 0).reverse()
  const lastStart = dataColumns.findLastIndex(({ fixed }) => isStart(fixed))
  const firstEnd = dataColumns.findIndex(({ fixed }) => isEnd(fixed))
  return {
    expanderAt: hasExpander ? 0 : undefined,
    selectionAt: hasSelection ? expander : undefined,
    cells: dataColumns.map((column, index) => {
      const edge = index === lastStart ? 'start' : index === firstEnd ? 'end' : undefined
      return stickyCell(column, { start: starts[index] ?? 0, end: ends[index] ?? 0, edge })
    }),
  }
}

const isStart = (fixed: Column['fixed']) => fixed === 'left' || fixed === 'start' || fixed === true
const isEnd = (fixed: Column['fixed']) => fixed === 'right' || fixed === 'end'

function distances(columns: readonly Column[], before: number): number[] {
  let at = before
  return columns.map(({ width }) => {
    const start = at
    at += Number(width) || 0
    return start
  })
}

interface StickyOffsets {
  start: number
  end: number
  /** Side on which the pinned column borders the scrolling columns. On this side, the column has a shadow. */
  edge: 'start' | 'end' | undefined
}

function stickyCell(column: Column, { start, end, edge }: StickyOffsets): StickyCell {
  const side = isStart(column.fixed) ? 'start' : isEnd(column.fixed) ? 'end' : undefined
  const align: CSSProperties = column.align ? { textAlign: column.align } : {}
  const sorted = column.sortOrder ? ' ant-table-column-sort' : ''
  if (!side) return { column, className: `ant-table-cell${sorted}`, style: align }
  const fixed = `ant-table-cell ant-table-cell-fix ant-table-cell-fix-${side}${sorted}`
  return {
    column,
    className: edge ? `${fixed} ${css[edge] ?? ''}` : fixed,
    style: { ...align, ...(side === 'start' ? { insetInlineStart: start } : { insetInlineEnd: end }) },
  }
}
