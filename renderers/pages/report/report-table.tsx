import { useMemo } from 'react'
import { type ReportColumnView, type ReportLine, type ReportState, reportLines, useText } from '#runtime'
import type { ReportResult } from '#schemas'
import { ColumnTitle } from '../../shared/column-title.tsx'
import { usePrinting } from '../../shared/print/printing.ts'
import { PHONE, useMedia } from '../../shared/use-media.ts'
import { Figure } from './figure.tsx'
import { GroupHeads } from './group-heads.tsx'
import { ScrollTable, useVisibleLines } from './scroll-table.tsx'
import css from './table.module.css'

/**
 * Table with a line for each group, subtotals of the outer groups, and totals at the bottom. On a phone, all
 * groups of a line share a cell, so that the figures are visible beside them.
 */
export function ReportTable({ report, result }: { report: ReportState; result: ReportResult }) {
  const t = useText()
  const lines = useMemo(() => reportLines(result), [result])
  const { shown, showMore } = useVisibleLines(lines.length)
  const { columns, drill } = report
  const dimensions = columns.filter(({ role }) => role === 'dimension')
  const measures = columns.filter(({ role }) => role === 'measure')
  const isOneCell = useIsOneCell()
  return (
    <ScrollTable label={t('Table')} rest={lines.length - shown} showMore={showMore}>
      <thead>
        <tr>
          {isOneCell && <th scope="col">{dimensions.map(({ column }) => column.title).join(' · ')}</th>}
          {(isOneCell ? measures : columns).map(({ column }) => (
            <th key={column.id} scope="col" data-align={column.align}>
              <ColumnTitle column={column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.slice(0, shown).map((line) => (
          <tr key={line.key} className={line.isSum ? css.sum : undefined}>
            <GroupHeads line={line} dimensions={dimensions} isOneCell={isOneCell} />
            <Figures line={line} measures={measures} drill={drill} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={isOneCell ? 1 : dimensions.length}>
            {t('Total')}
          </th>
          {measures.map((view) => (
            <td key={view.column.id} data-align={view.column.align}>
              <Figure view={view} row={result.totals} href={drill?.(result.totals, [], view.column.id)} />
            </td>
          ))}
        </tr>
      </tfoot>
    </ScrollTable>
  )
}

const useIsOneCell = () => {
  const isPhone = useMedia(PHONE)
  const isPrinting = usePrinting()
  return isPhone && !isPrinting
}

interface FiguresProps {
  line: ReportLine
  measures: readonly ReportColumnView[]
  drill: ReportState['drill']
}

const Figures = ({ line: { row, by }, measures, drill }: FiguresProps) =>
  measures.map((view) => (
    <td key={view.column.id} data-align={view.column.align}>
      <Figure view={view} row={row} href={drill?.(row, by, view.column.id)} />
    </td>
  ))
