import { memo, type ReactNode } from 'react'
import { type DataRecord, useText } from '#runtime'
import type { RowsTableProps } from '../rows-table.tsx'
import type { StickyCell, StickyCells } from './virtual-cells.ts'
import css from './virtual-rows.module.css'

interface VirtualRowProps {
  record: DataRecord
  rowKey: string
  /** Index of the row among all rows of the list, including those that are not drawn. */
  index: number
  cells: StickyCells
  isSelected: boolean
  isOpen: boolean
  select: (key: string, record: DataRecord, isSelected: boolean) => void
  classOf: RowsTableProps['classOf']
  attributesOf: RowsTableProps['rowAttributes']
  expandable: RowsTableProps['expandable']
}

const FIXED = 'ant-table-cell ant-table-cell-fix ant-table-cell-fix-start'

/** A row with the CSS classes of antd. The row renders again only when its props change. */
export const VirtualRow = memo(function VirtualRow(props: VirtualRowProps) {
  const { record, rowKey, index, cells, isSelected, isOpen, classOf, attributesOf, expandable } = props
  const state = isSelected ? 'ant-table-row-selected' : ''
  const count =
    cells.cells.length + Number(cells.expanderAt !== undefined) + Number(cells.selectionAt !== undefined)
  return (
    <>
      <tr
        {...attributesOf?.(record, index)}
        // Row 1 is the header.
        aria-rowindex={index + 2}
        data-row-key={rowKey}
        className={`ant-table-row ${css.row} ${state} ${classOf(record)}`}
      >
        {cells.expanderAt !== undefined && (
          <td
            className={`${FIXED} ant-table-row-expand-icon-cell`}
            style={{ insetInlineStart: cells.expanderAt }}
          >
            {expandable?.expandIcon?.({
              prefixCls: 'ant-table',
              expanded: isOpen,
              expandable: true,
              record,
              onExpand: () => undefined,
            })}
          </td>
        )}
        {cells.selectionAt !== undefined && <RowCheckbox {...props} at={cells.selectionAt} />}
        {cells.cells.map((cell) => (
          <Cell key={String(cell.column.key)} cell={cell} record={record} index={index} />
        ))}
      </tr>
      {isOpen && expandable?.expandedRowRender && (
        <tr className="ant-table-expanded-row" data-opened>
          <td className="ant-table-cell" colSpan={count}>
            <div className={css.opened}>{expandable.expandedRowRender(record, index, 1, true)}</div>
          </td>
        </tr>
      )}
    </>
  )
})

function Cell({ cell, record, index }: { cell: StickyCell; record: DataRecord; index: number }) {
  const { column, className, style } = cell
  return (
    <td {...column.onCell?.(record, index)} className={className} style={style}>
      {column.render?.(undefined, record, index) as ReactNode}
    </td>
  )
}

/** A plain HTML checkbox, because antd's checkbox is as slow as the rest of the row. */
function RowCheckbox({ record, rowKey, isSelected, select, index, at }: VirtualRowProps & { at: number }) {
  const t = useText()
  return (
    <td className={`${FIXED} ant-table-selection-column`} style={{ insetInlineStart: at }}>
      <input
        type="checkbox"
        className={css.choose}
        aria-label={t('Select row {{number}}', { number: index + 1 })}
        checked={isSelected}
        onChange={({ target }) => select(rowKey, record, target.checked)}
      />
    </td>
  )
}
