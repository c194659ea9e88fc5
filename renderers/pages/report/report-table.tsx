import { type ReactNode, useMemo } from 'react'
import { type ReportColumnView, type ReportLine, type ReportState, reportLines, useText } from '#runtime'
import type { ReportResult } from '#schemas'
import { ColumnTitle } from '../../shared/column-title.tsx'
import { Figure } from './figure.tsx'
import { GroupCell } from './group-cell.tsx'
import { ScrollTable, useVisibleLines } from './scroll-table.tsx'
import css from './table.module.css'

/** Table with a line for each group, subtotals of the outer groups, and totals at the bottom. */
export function ReportTable({ report, result }: { report: ReportState; result: ReportResult }) {
  const t = useText()
  const lines = useMemo(() => reportLines(result), [result])
  const { shown, showMore } = useVisibleLines(lines.length)
  const { columns, drill } = report
  const dimensions = columns.filter(({ role }) => role === 'dimension')
  const measures = columns.filter(({ role }) => role === 'measure')
  return (
    <ScrollTable label={t('Table')} rest={lines.length - shown} showMore={showMore}>
      <thead>
        <tr>
          {columns.map(({ column }) => (
            <th key={column.id} scope="col" data-align={column.align}>
              <ColumnTitle column={column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.slice(0, shown).map((line) => (
          <Line key={line.key} line={line} dimensions={dimensions} measures={measures} drill={drill} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={dimensions.length}>
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

interface LineProps {
  line: ReportLine
  dimensions: readonly ReportColumnView[]
  measures: readonly ReportColumnView[]
  drill: ReportState['drill']
}

function Line({ line, dimensions, measures, drill }: LineProps) {
  const { row, by, isSum } = line
  return (
    <tr className={isSum ? css.sum : undefined}>
      {isSum ? (
        <SumHead line={line} dimensions={dimensions} />
      ) : (
        <Heads line={line} dimensions={dimensions} />
      )}
      {measures.map((view) => (
        <td key={view.column.id} data-align={view.column.align}>
          <Figure view={view} row={row} href={drill?.(row, by, view.column.id)} />
        </td>
      ))}
    </tr>
  )
}

type HeadProps = Pick<LineProps, 'line' | 'dimensions'>

/**
 * Names of the groups of a line. A name that is the same as in the line above is hidden, except for screen
 * readers and at the top of a printed page.
 */
function Heads({ line, dimensions }: HeadProps) {
  return dimensions.map(({ column }, index) => (
    <th key={column.id} scope="row" data-repeats={index < line.repeats || undefined}>
      <GroupCell column={column} row={line.row} />
    </th>
  ))
}

function SumHead({ line, dimensions }: HeadProps): ReactNode {
  const t = useText()
  const level = line.by.length - 1
  const last = dimensions[level]
  return (
    <>
      {dimensions.slice(0, level).map(({ column }) => (
        <th key={column.id} scope="row" data-repeats>
          <GroupCell column={column} row={line.row} />
        </th>
      ))}
      <th scope="row" colSpan={dimensions.length - level}>
        {last && <GroupCell column={last.column} row={line.row} />} <span>{t('Subtotal')}</span>
      </th>
    </>
  )
}
