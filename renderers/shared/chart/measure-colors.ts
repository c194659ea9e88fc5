import { measurePlaces } from '#schemas/tokens'

/**
 * Returns a color for each measure of a chart. Measures without a color of their own get the other colors, in
 * the order of the chart.
 */
export function measureColors(
  measures: readonly (string | undefined)[],
  colors: readonly string[],
): (string | undefined)[] {
  const wanted = measures.map((measure = '') =>
    Object.hasOwn(measurePlaces, measure) ? measurePlaces[measure] : undefined,
  )
  const own = wanted.map((place, index) => (wanted.indexOf(place) === index ? place : undefined))
  const free = colors.filter((_, place) => !own.includes(place))
  return own.map((place) => (place === undefined ? (free.shift() ?? colors[0]) : colors[place]))
}
