import { Fragment, useMemo } from 'react'
import {
  buildPivot,
  type PivotGroup,
  type PivotTable,
  type ReportColumnView,
  type ReportState,
  useText,
} from '#runtime'
import type { ReportPivot, ReportResult } from '#schemas'
import { ColumnTitle } from '../../shared/column-title.tsx'
import { Figure } from './figure.tsx'
import { GroupCell } from './group-cell.tsx'
import { ScrollTable, useVisibleLines } from './scroll-table.tsx'
import css from './table.module.css'

interface PivotViewProps {
  pivot: ReportPivot
  report: ReportState
  result: ReportResult
}

/** Shows a pivot table, with totals in the last column and in the last row. */
export function PivotView({ pivot, report, result }: PivotViewProps) {
  const t = useText()
  const table = useMemo(() => buildPivot(result, pivot), [result, pivot])
  const { shown, showMore } = useVisibleLines(table.rows.length)
  const of = (ids: readonly string[]) =>
    ids.flatMap((id) => report.columns.find(({ column }) => column.id === id) ?? [])
  const values = of(pivot.values)
  const parts = { table, values, drill: report.drill }
  const heads = of(pivot.rows)
  return (
    <ScrollTable label={t('Pivot table')} rest={table.rows.length - shown} showMore={showMore}>
      <Head heads={heads} groups={of(pivot.columns)} {...parts} />
      <tbody>
        {table.rows.slice(0, shown).map((group) => (
          <tr key={group.key}>
            {heads.map(({ column }) => (
              <th key={column.id} scope="row">
                <GroupCell column={column} row={group.row} />
              </th>
            ))}
            <Figures group={group} {...parts} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={heads.length}>
            {t('Total')}
          </th>
          <Figures group={undefined} {...parts} />
        </tr>
      </tfoot>
    </ScrollTable>
  )
}

interface Parts {
  table: PivotTable
  values: readonly ReportColumnView[]
  drill: ReportState['drill']
}

interface HeadProps extends Parts {
  heads: readonly ReportColumnView[]
  /** Dimensions whose values are the groups of columns. */
  groups: readonly ReportColumnView[]
}

/**
 * Headings of the pivot table: the groups of columns, and below them the names of the measures if there are
 * several.
 */
function Head({ heads, groups, table, values }: HeadProps) {
  const t = useText()
  const rows = values.length > 1 ? 2 : 1
  const name = (group: PivotGroup) =>
    groups.map(({ column }, index) => (
      <Fragment key={column.id}>
        {index > 0 && ' · '}
        <GroupCell column={column} row={group.row} />
      </Fragment>
    ))
  return (
    <thead>
      <tr>
        {heads.map(({ column }) => (
          <th key={column.id} scope="col" rowSpan={rows}>
            <ColumnTitle column={column} />
          </th>
        ))}
        {table.columns.map((group) => (
          <th key={group.key} scope="colgroup" colSpan={values.length} data-align="center">
            {name(group)}
          </th>
        ))}
        <th scope="colgroup" colSpan={values.length} data-align="center" className={css.end}>
          {t('Total')}
        </th>
      </tr>
      {rows > 1 && (
        <tr>
          {[...table.columns, undefined].map((group) =>
            values.map(({ column }, index) => (
              <th
                key={`${group?.key} ${column.id}`}
                scope="col"
                data-align={column.align}
                className={endOf(group, index)}
              >
                <ColumnTitle column={column} />
              </th>
            )),
          )}
        </tr>
      )}
    </thead>
  )
}

const endOf = (group: PivotGroup | undefined, index: number) =>
  group === undefined && index === 0 ? css.end : undefined

function Figures({ group, table, values, drill }: Parts & { group: PivotGroup | undefined }) {
  return [...table.columns, undefined].map((column) => {
    const found = table.figuresAt(group, column)
    return values.map((view, index) => (
      <td
        key={`${column?.key} ${view.column.id}`}
        data-align={view.column.align}
        className={endOf(column, index)}
      >
        {found && <Figure view={view} row={found.row} href={drill?.(found.row, found.by, view.column.id)} />}
      </td>
    ))
  })
}
