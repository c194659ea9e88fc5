import type { ListPage, OperationSource } from '#schemas'
import { isRecord } from '../form/plain.ts'

interface OpenRow {
  page: ListPage
  pointer: string
  /** Key of what was pointed at: a row of the list, or one of the rows that it opened. */
  row: string | undefined
  rows: readonly unknown[]
  rowKey: string
  /** What is known of a row's own source. */
  answer: (source: OperationSource, record: Record<string, unknown>) => unknown
}

/** The record that an open row of a list shows at a place; undefined where the place is in none. */
export function openRecord({ page, pointer, row, rows, rowKey, answer }: OpenRow): unknown {
  const expand = page.list.table?.expand
  if (!pointer.startsWith('/list/table/expand/') || !expand || 'rows' in expand) return undefined
  const { load } = expand
  const open = rows.filter(isRecord).flatMap((record) => {
    const shown = load ? answer(load, record) : record
    return isRecord(shown) ? [{ key: String(record[rowKey]), shown }] : []
  })
  const pointed = open.find(({ key, shown }) => key === row || holds(shown, row))
  return (pointed ?? open[0])?.shown
}

const holds = (record: Record<string, unknown>, row: string | undefined) =>
  Object.values(record).some(
    (value) => Array.isArray(value) && value.some((below) => isRecord(below) && String(below.id) === row),
  )
