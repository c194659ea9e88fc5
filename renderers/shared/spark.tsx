import css from './spark.module.css'

interface SparkProps {
  /** In order; null is a gap. */
  values: readonly (number | null)[]
  /** Of the line; that of the text, unless given. */
  color?: string | undefined
  /** In px. */
  height?: number
  width?: number | undefined
  /** What a screen reader hears. */
  label: string
}

/** Units of the drawing; the line is stretched to its place. */
const [WIDE, HIGH, EDGE] = [100, 30, 2]

/** The numbers as SVG path commands, each run between two gaps a line of its own. */
export function sparkPath(values: readonly (number | null)[]): string {
  const numbers = values.filter((value) => value !== null)
  const least = numbers.reduce((a, b) => Math.min(a, b), numbers[0] ?? 0)
  const most = numbers.reduce((a, b) => Math.max(a, b), numbers[0] ?? 0)
  const step = values.length > 1 ? WIDE / (values.length - 1) : 0
  const high = (value: number) =>
    most === least ? HIGH / 2 : HIGH - EDGE - ((value - least) / (most - least)) * (HIGH - 2 * EDGE)
  let isGap = true
  return values
    .map((value, index) => {
      if (value === null) {
        isGap = true
        return ''
      }
      const command = isGap ? 'M' : 'L'
      isGap = false
      return `${command}${(index * step).toFixed(1)} ${high(value).toFixed(1)}`
    })
    .join('')
}

/** A small line of numbers without rulers. */
export function Spark({ values, color, height = 24, width, label }: SparkProps) {
  const isPoint = values.length === 1
  return (
    <svg
      className={css.spark}
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      preserveAspectRatio="none"
      style={{ height, width: width ?? '100%', color }}
      role="img"
      aria-label={label}
    >
      {/* One number alone is a level line: a point would not be seen. */}
      <path d={isPoint ? `M0 ${HIGH / 2}L${WIDE} ${HIGH / 2}` : sparkPath(values)} />
    </svg>
  )
}
