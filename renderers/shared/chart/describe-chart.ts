import type { Translate } from '#runtime'
import type { ChartSeries, ChartTable } from './chart-table.ts'
import { formatMeasure } from './format-measure.ts'

/** Maximum number of series that the description contains. */
const MAX_DESCRIBED_SERIES = 4

/**
 * Describes a chart in words, for screen readers: one sentence per series with its first, last, highest and
 * lowest value.
 */
export function describeChart(title: string, { categories, series }: ChartTable, t: Translate): string {
  const parts = series.slice(0, MAX_DESCRIBED_SERIES).map((one) => describeSeries(one, categories, t))
  const rest = series.length - MAX_DESCRIBED_SERIES
  return [
    t('{{title}}: chart of {{count}} values.', { title, count: categories.length * series.length }),
    ...parts.filter((part) => part !== undefined),
    ...(rest > 0 ? [t('{{count}} more series.', { count: rest })] : []),
  ].join(' ')
}

function describeSeries({ title, format, values }: ChartSeries, categories: readonly string[], t: Translate) {
  let [most, least] = [-1, -1]
  for (const [index, value] of values.entries()) {
    if (value === null) continue
    if (most < 0 || value > (values[most] as number)) most = index
    if (least < 0 || value < (values[least] as number)) least = index
  }
  if (most < 0) return undefined
  const write = (index: number) => formatMeasure(values[index] as number, format)
  if (values.length === 1) return `${title}: ${categories[0]} ${write(0)}.`
  return t('{{series}}: highest {{most}} ({{mostAt}}), lowest {{least}} ({{leastAt}}).', {
    series: title,
    most: write(most),
    mostAt: categories[most] ?? '',
    least: write(least),
    leastAt: categories[least] ?? '',
  })
}
