import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useRef } from 'react'
import { type ArrayState, observer, useObservableValue, useText } from '#runtime'
import { RequiredMark } from '../../required-mark.tsx'
import { useFormDrawing } from '../form-context.ts'
import { GridRows } from './grid-rows.tsx'
import { requestedRow } from './requested-row.ts'
import type { RowsDrawing } from './rows-drawing.ts'
import css from './table.module.css'
import { Totals } from './totals.tsx'
import { useRowKeys } from './use-row-keys.ts'

/**
 * Estimated row height in px. `OVERSCAN` is the number of rows that are drawn above and below the visible
 * ones.
 */
const ROW_PX = 49
const OVERSCAN = 6
/** Maximum height of the table in px. A table with few rows is only as high as its rows. */
const MAX_HEIGHT_PX = 520

export const RowGrid = observer((drawing: RowsDrawing) => {
  const { array, columns } = drawing
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
        <GridRows {...drawing} items={items} before={before} after={after} measure={virtual.measureElement} />
        <Totals array={array} columns={columns} />
      </table>
    </div>
  )
})

/** When the form wants to focus an input of the table, scrolls to its row, so that the row is drawn. */
function useRequestedRow(array: ArrayState, scrollToRow: (key: string) => void) {
  const { engine } = useFormDrawing()
  const request = useObservableValue(() => {
    const request = engine.focus.value
    return requestedRow(array, request) === undefined ? undefined : request
  })
  useEffect(() => {
    const row = requestedRow(array, request)
    if (row !== undefined) scrollToRow(row)
  }, [array, request, scrollToRow])
}
