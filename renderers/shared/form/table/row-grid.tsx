import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react'
import { type ArrayState, type ColumnState, observer, useObservableValue, useText } from '#runtime'
import { RequiredMark } from '../../required-mark.tsx'
import { useFormDrawing } from '../form-context.ts'
import css from './table.module.css'
import { TableRow } from './table-row.tsx'
import { Totals } from './totals.tsx'

/** Estimated row height in px, and number of rows drawn beyond the visible ones. */
const ROW_PX = 49
const OVERSCAN = 6
/** Maximum height of the table, in px. A shorter table is as high as its rows. */
const MAX_HEIGHT_PX = 520

export interface RowsDrawing {
  array: ArrayState
  /** Id of the element around the table. Prefix for the ids of its inputs. */
  box: string
  columns: readonly ColumnState[]
}

export const RowGrid = observer(({ array, box, columns }: RowsDrawing) => {
  const t = useText()
  const scroll = useRef<HTMLDivElement>(null)
  const rows = array.rows()
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    getItemKey: (index) => rows[index]?.key ?? index,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
    initialRect: { width: 800, height: MAX_HEIGHT_PX },
  })
  const scrollToRow = useCallback(
    (key: string) => {
      const index = array.rows().findIndex((row) => row.key === key)
      if (index >= 0) virtual.scrollToIndex(index, { align: 'auto' })
    },
    [array, virtual],
  )
  useRequestedRow(array, scrollToRow)
  const onKeyDown = useRowKeys({ array, scrollToRow })
  const items = virtual.getVirtualItems()
  const before = items[0]?.start ?? 0
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0)

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles the keys of the inputs inside.
    <div className={css.scroll} ref={scroll} onKeyDown={onKeyDown}>
      <table className={css.table} aria-rowcount={rows.length + 1}>
        <thead>
          <tr>
            <th className={css.number} scope="col">
              #
            </th>
            {columns.map(({ spec }) => (
              <th key={spec.id} scope="col" title={t(spec.title ?? spec.field)}>
                {spec.required && array.isEditable.value && <RequiredMark />}
                {t(spec.title ?? spec.field)}
              </th>
            ))}
            {array.isEditable.value && (
              <th className={css.actions} scope="col">
                {t('Actions')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {before > 0 && <Space height={before} />}
          {items.map(({ index, key }) => {
            const row = rows[index]
            return (
              row && (
                <TableRow
                  key={key}
                  row={row}
                  index={index}
                  isLast={index === rows.length - 1}
                  isFull={rows.length >= (array.spec.max ?? Number.POSITIVE_INFINITY)}
                  array={array}
                  box={box}
                  columns={columns}
                  measure={virtual.measureElement}
                />
              )
            )
          })}
          {after > 0 && <Space height={after} />}
        </tbody>
        <Totals array={array} columns={columns} />
      </table>
    </div>
  )
})

const Space = ({ height }: { height: number }) => (
  <tr aria-hidden>
    <td style={{ height, padding: 0, border: 0 }} />
  </tr>
)

/** Scrolls to the row with the input that the form wants to focus, so that the row is drawn. */
function useRequestedRow(array: ArrayState, scrollToRow: (key: string) => void) {
  const { engine } = useFormDrawing()
  const request = useObservableValue(() => {
    const request = engine.focus.value
    return request?.leaf === array ? request : undefined
  })
  useEffect(() => {
    if (request?.cell) scrollToRow(request.cell.row)
  }, [request, scrollToRow])
}

interface RowKeys {
  array: ArrayState
  scrollToRow: (key: string) => void
}

/**
 * Handles keys of a row. Enter moves the focus down to the next row, Shift+Enter up to the previous row, in
 * the same column. Enter in the last field of the last row adds a row and moves the focus to its first field.
 * Alt with an arrow key moves the row itself.
 */
function useRowKeys({ array, scrollToRow }: RowKeys) {
  const { engine } = useFormDrawing()
  return useCallback(
    (event: KeyboardEvent) => {
      const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-row]')
      if (!cell || event.defaultPrevented) return
      const by = stepOf(event)
      const { row: rowKey = '', field = '' } = cell.dataset
      if (by !== 0 && array.isEditable.value) {
        event.preventDefault()
        array.move(rowKey, by)
        scrollToRow(rowKey)
        return engine.reveal(array, { row: rowKey, field })
      }
      if (!isEnter(event)) return
      event.preventDefault()
      const target = neighbourOf(array, { row: rowKey, field }, event.shiftKey ? -1 : 1)
      if (!target) return
      scrollToRow(target.row)
      engine.reveal(array, target)
    },
    [array, scrollToRow, engine],
  )
}

interface CellAddress {
  row: string
  field: string
}

/** Returns the cell to which Enter moves the focus. Adds a row if the cell is the last one of the table. */
function neighbourOf(array: ArrayState, { row, field }: CellAddress, by: number): CellAddress | undefined {
  const rows = array.rows()
  const to = rows.findIndex(({ key }) => key === row) + by
  const neighbour = rows[to]
  if (neighbour) return { row: neighbour.key, field }
  const inputs = array.columns.value.filter(({ isWritable }) => isWritable)
  if (to !== rows.length || inputs.at(-1)?.spec.field !== field) return undefined
  const added = array.isEditable.value ? array.addSpare() : undefined
  return added === undefined ? undefined : { row: added, field: inputs[0]?.spec.field ?? field }
}

/** Number of rows by which Alt with an arrow key moves a row. */
const stepOf = ({ altKey, key }: KeyboardEvent): -1 | 0 | 1 =>
  !altKey ? 0 : key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0

const isEnter = ({ key, nativeEvent, target }: KeyboardEvent) =>
  key === 'Enter' && !nativeEvent.isComposing && isLine(target)

/**
 * True for a single-line input without a popup. In other inputs Enter already has a meaning: it selects a
 * date or an option, or adds a line.
 */
const isLine = (target: EventTarget) =>
  target instanceof HTMLInputElement &&
  target.getAttribute('role') !== 'combobox' &&
  target.closest('.ant-picker') === null
