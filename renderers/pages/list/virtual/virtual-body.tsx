import { createContext, type HTMLAttributes, type ReactNode, use, useCallback, useMemo } from 'react'
import type { RowsTableProps } from '../rows-table.tsx'
import { type Slice, useMeasured } from './slice.tsx'
import { computeStickyCells } from './virtual-cells.ts'
import { VirtualRow } from './virtual-row.tsx'

/**
 * Context that passes the drawn rows and the props of the table to `VirtualBody`. antd renders `VirtualBody`
 * and passes no props of ours.
 */
export const VirtualContext = createContext<
  { slice: Slice; table: RowsTableProps; setContainer: (body: HTMLElement | null) => void } | undefined
>(undefined)

/**
 * Table body that keeps the hidden row by which antd measures column widths, and replaces antd's other rows
 * by ours.
 */
export function VirtualBody({ children, ...rest }: HTMLAttributes<HTMLElement> & { children?: ReactNode }) {
  const virtual = use(VirtualContext)
  if (!virtual) return null
  const [measuring] = Array.isArray(children) ? children : []
  return (
    <VisibleRows {...virtual} rest={rest}>
      {measuring}
    </VisibleRows>
  )
}

interface VisibleRowsProps {
  slice: Slice
  table: RowsTableProps
  setContainer: (body: HTMLElement | null) => void
  rest: HTMLAttributes<HTMLElement>
  children: ReactNode
}

function VisibleRows({ slice, table, setContainer, rest, children }: VisibleRowsProps) {
  const { rows, rowKey, columns, selection, expandable } = table
  const { from, to, before, after } = slice
  const measured = useMeasured(slice, heightsIn)
  const attach = useCallback(
    (body: HTMLElement | null) => {
      measured(body)
      setContainer(body)
    },
    [measured, setContainer],
  )
  const selectedKeys = useMemo(() => new Set(selection?.keys), [selection?.keys])
  const open = useMemo(() => new Set(expandable?.expandedRowKeys), [expandable?.expandedRowKeys])
  const cells = useMemo(
    () =>
      computeStickyCells(columns, {
        hasExpander: expandable?.expandedRowRender !== undefined,
        hasSelection: !!selection,
      }),
    [columns, expandable?.expandedRowRender, selection],
  )
  const select = useSelect(selection)
  return (
    <tbody {...rest} ref={attach}>
      {children}
      {before > 0 && <Space height={before} />}
      {rows.slice(from, to).map((record, offset) => {
        const key = String(record[rowKey])
        return (
          <VirtualRow
            key={record[rowKey] === undefined ? from + offset : key}
            record={record}
            rowKey={key}
            index={from + offset}
            cells={cells}
            isSelected={selectedKeys.has(key)}
            isOpen={open.has(key)}
            select={select}
            classOf={table.classOf}
            attributesOf={table.rowAttributes}
            expandable={expandable}
          />
        )
      })}
      {after > 0 && <Space height={after} />}
    </tbody>
  )
}

/** Returns the same handler until the selection changes, because a new handler renders all rows again. */
function useSelect(selection: RowsTableProps['selection']) {
  return useCallback(
    (key: string, record: RowsTableProps['rows'][number], isSelected: boolean) => {
      if (!selection) return
      const others = selection.keys.filter((other) => other !== key)
      selection.change(isSelected ? [...others, key] : others, [record])
    },
    [selection],
  )
}

const Space = ({ height }: { height: number }) => (
  <tr aria-hidden>
    <td style={{ height, padding: 0, border: 0 }} />
  </tr>
)

/** Measures the heights of the drawn rows, including their expanded content. */
function heightsIn(body: HTMLElement): number[] {
  const heights: number[] = []
  for (const row of body.querySelectorAll<HTMLElement>(':scope > tr[data-row-key]')) {
    const below = row.nextElementSibling
    const opened = below instanceof HTMLElement && 'opened' in below.dataset ? below.offsetHeight : 0
    heights.push(row.offsetHeight + opened)
  }
  return heights
}
