import { useMemo } from 'react'
import type { ReportPage, ReportResult } from '#schemas'
import { useColumns } from '../list/use-columns.ts'
import type { ReportColumnNode, ReportColumnView } from './report-state.ts'

type ColumnType = ReportResult['columns'][number]['type']

/** The cell of a column whose page names none. */
const CELLS: Readonly<Record<ColumnType, string>> = {
  text: 'Text',
  integer: 'Number',
  number: 'Number',
  fen: 'Money',
  day: 'Text',
  time: 'Date',
}

/** The columns of an answer, ready for `<TableCell>`; a record of the answer has its values by their ids. */
export function useReportColumns(
  { report }: ReportPage,
  result: ReportResult | undefined,
): readonly ReportColumnView[] {
  const found = result?.columns
  const nodes = useMemo(() => {
    const types = new Map(found?.map(({ id, type }) => [id, type]))
    const node = (one: Omit<ReportColumnNode, 'field'>): ReportColumnNode => ({
      ...one,
      field: one.id,
      cell: one.cell ?? CELLS[types.get(one.id) ?? 'text'],
    })
    return { dimensions: report.dimensions.map(node), measures: report.measures.map(node) }
  }, [report, found])
  const dimensions = useColumns(nodes.dimensions, '/report/dimensions')
  const measures = useColumns(nodes.measures, '/report/measures')
  return useMemo(() => {
    const known = [...dimensions, ...measures]
    return (found ?? []).flatMap(({ id, role, type, isRounded = false }) => {
      const column = known.find((one) => one.id === id)
      return column ? [{ column, role, type, isRounded }] : []
    })
  }, [dimensions, measures, found])
}
