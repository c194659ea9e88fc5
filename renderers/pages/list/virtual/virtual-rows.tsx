import { Checkbox } from 'antd'
import {
  createContext,
  type HTMLAttributes,
  type ReactNode,
  use,
  useCallback,
  useMemo,
  useState,
} from 'react'
import { type DataRecord, useText } from '#runtime'
import { type RowAttributes, RowsTable, type RowsTableProps } from '../rows-table.tsx'
import { type Slice, useMeasured, VirtualSlice } from './slice.tsx'

/** How high a row of one line is, in px. */
const HEIGHTS = { large: 55, middle: 47, small: 39 } as const

interface VirtualBody {
  slice: Slice
  hold: (body: HTMLElement | null) => void
}

const BodyContext = createContext<VirtualBody | undefined>(undefined)
const body = { wrapper: Body }

/** A table of many rows: those in sight are drawn, and there is room for the others above and below. */
export function VirtualRows(props: RowsTableProps) {
  const { rows, rowKey, density } = props
  const [holder, hold] = useState<HTMLElement | null>(null)
  const keyOf = useCallback((index: number) => String(rows[index]?.[rowKey] ?? index), [rows, rowKey])
  return (
    <VirtualSlice count={rows.length} keyOf={keyOf} estimate={HEIGHTS[density]} holder={holder}>
      {(slice) => <SlicedRows {...props} slice={slice} hold={hold} />}
    </VirtualSlice>
  )
}

function SlicedRows({ slice, hold, ...table }: RowsTableProps & VirtualBody) {
  const { rows, rowAttributes, attributes, selection } = table
  const { from, to } = slice
  const shown = useMemo(() => rows.slice(from, to), [rows, from, to])
  const indexed = useCallback(
    (record: DataRecord, index: number): RowAttributes => ({
      ...rowAttributes?.(record, from + index),
      // The headings are the first row.
      'aria-rowindex': from + index + 2,
    }),
    [rowAttributes, from],
  )
  const size = rows.length + 1
  return (
    <BodyContext value={{ slice, hold }}>
      <RowsTable
        {...table}
        rows={shown}
        attributes={useMemo(() => ({ ...attributes, 'aria-rowcount': size }), [attributes, size])}
        rowAttributes={indexed}
        body={body}
        selectAll={useMemo(
          () => selection && <SelectAll rows={rows} rowKey={table.rowKey} selection={selection} />,
          [selection, rows, table.rowKey],
        )}
      />
    </BodyContext>
  )
}

/** antd knows of the rows in sight alone. */
function SelectAll({
  rows,
  rowKey,
  selection,
}: Pick<RowsTableProps, 'rows' | 'rowKey'> & { selection: NonNullable<RowsTableProps['selection']> }) {
  const t = useText()
  const chosen = new Set(selection.keys)
  const keys = rows.map((row) => String(row[rowKey]))
  const count = keys.filter((key) => chosen.has(key)).length
  const change = (isAll: boolean) => {
    const onScreen = new Set(keys)
    const others = selection.keys.filter((key) => !onScreen.has(key))
    selection.change(isAll ? [...others, ...keys] : others, isAll ? rows : [])
  }
  return (
    <Checkbox
      aria-label={t('Select all')}
      checked={count > 0 && count === rows.length}
      indeterminate={count > 0 && count < rows.length}
      onChange={({ target }) => change(target.checked)}
    />
  )
}

/** The table's body, with room for the rows that are not drawn. */
function Body({ children, ...rest }: HTMLAttributes<HTMLElement> & { children?: ReactNode }) {
  const virtual = use(BodyContext)
  const measured = useMeasured(virtual?.slice ?? NOTHING, heightsIn)
  const hold = virtual?.hold
  const take = useCallback(
    (element: HTMLElement | null) => {
      measured(element)
      hold?.(element)
    },
    [measured, hold],
  )
  const { before = 0, after = 0 } = virtual?.slice ?? {}
  return (
    <tbody {...rest} ref={take}>
      {before > 0 && <Space height={before} />}
      {children}
      {after > 0 && <Space height={after} />}
    </tbody>
  )
}

const NOTHING: Slice = { from: 0, to: 0, before: 0, after: 0, resize: () => undefined }

const Space = ({ height }: { height: number }) => (
  <tr aria-hidden>
    <td style={{ height, padding: 0, border: 0 }} />
  </tr>
)

/** How high the rows are, each with what it has opened below it. */
function heightsIn(body: HTMLElement): number[] {
  const heights: number[] = []
  for (const row of body.children) {
    if (!(row instanceof HTMLElement)) continue
    if (row.dataset.rowKey !== undefined) heights.push(row.offsetHeight)
    else if (heights.length > 0 && !row.ariaHidden)
      heights[heights.length - 1] = (heights.at(-1) ?? 0) + row.offsetHeight
  }
  return heights
}
