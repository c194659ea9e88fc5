import type { Option } from './chart-options.ts'
import type { ChartTable } from './chart-table.ts'

/** Places of known measures in the colors of the theme, so that a measure has one color in all charts. */
const places: Readonly<Record<string, number>> = {
  amountFen: 0,
  grossFen: 0,
  count: 1,
  payableFen: 2,
  feeFen: 3,
  refundFen: 7,
}

/**
 * Returns a color for each measure of a chart. Measures without a color of their own get the other colors, in
 * the order of the chart.
 */
export function measureColors(
  measures: readonly (string | undefined)[],
  colors: readonly string[],
): (string | undefined)[] {
  const wanted = measures.map((measure = '') =>
    Object.hasOwn(places, measure) ? places[measure] : undefined,
  )
  const own = wanted.map((place, index) => (wanted.indexOf(place) === index ? place : undefined))
  const free = colors.filter((_, place) => !own.includes(place))
  return own.map((place) => (place === undefined ? (free.shift() ?? colors[0]) : colors[place]))
}

/** Gives each line and bar the color of its measure. Series of a dictionary keep their colors. */
export function paintMeasures(option: Option, { series }: ChartTable, colors: readonly string[]): Option {
  if (series.every(({ measure }) => measure === undefined)) return option
  const painted = measureColors(
    series.map(({ measure }) => measure),
    colors,
  )
  const isPainted = ({ type, color }: Option) => (type === 'line' || type === 'bar') && color === undefined
  return {
    ...option,
    series: (option.series as Option[]).map((one, index) =>
      isPainted(one) ? { ...one, color: painted[index] } : one,
    ),
  }
}
