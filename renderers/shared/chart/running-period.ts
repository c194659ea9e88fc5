import type { Bucket } from '#schemas'
import type { ChartOption, Option } from './chart-options.ts'
import type { ChartTable } from './chart-table.ts'

/** Notes on a category whose time has not ended. */
export const runningNotes: Readonly<Record<Bucket, string>> = {
  hour: 'This hour so far',
  day: 'Today so far',
  week: 'This week so far',
  month: 'This month so far',
  quarter: 'This quarter so far',
  year: 'This year so far',
}

/** Adds a note to the category with this title, whose time has not ended. */
export function markRunning(table: ChartTable, title: string | undefined, note: string): ChartTable {
  const index = title === undefined ? -1 : table.categories.lastIndexOf(title)
  if (title === undefined || index < 0) return table
  return {
    ...table,
    categories: table.categories.with(index, `${title} · ${note}`),
    running: { index, title },
  }
}

type Line = Option & { stack?: string; lineStyle?: Option; data: readonly unknown[] }

/**
 * Draws the last part of each line dashed if its time has not ended. ECharts has one style per line, so the
 * line is dashed and a solid line covers it up to the last complete point.
 */
export function dashRunning(option: ChartOption, { categories, running }: ChartTable): ChartOption {
  const last = categories.length - 1
  const all = option.series
  const lines = all.filter(({ type }) => type === 'line') as Line[]
  if (running?.index !== last || last === 0 || lines.length === 0) return option
  return {
    ...option,
    series: [
      ...all.map((one) =>
        // Without emphasis, because it would fade the solid lines of the other series.
        one.type === 'line'
          ? { ...one, lineStyle: { ...(one.lineStyle as Option), type: 'dashed' }, emphasis: {} }
          : one,
      ),
      ...lines.map(solidPart),
    ],
  }
}

const solidPart = ({ areaStyle: _, stack, data, ...line }: Line) => ({
  ...line,
  ...(stack !== undefined && { stack: `${stack} complete` }),
  data: [...data.slice(0, -1), null],
  symbol: 'none',
  silent: true,
  tooltip: { show: false },
  emphasis: { disabled: true },
})
