import css from './spark.module.css'

interface SparkProps {
  /** Numbers from left to right. A null leaves a gap in the line. */
  values: readonly (number | null)[]
  /** Color of the line. The default is the color of the text. */
  color?: string | undefined
  /** Height in px. */
  height?: number
  width?: number | undefined
  /** Label for screen readers. */
  label: string
}

/**
 * Width, height and margin of the SVG view box. The browser stretches the view box to the size of the
 * element.
 */
const [WIDE, HIGH, EDGE] = [100, 30, 2]

/** Returns the SVG path of the numbers. The path is interrupted at a gap. */
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

/** A small line chart without axes. */
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
      {/* A single number is drawn as a horizontal line, because a single point would be invisible. */}
      <path d={isPoint ? `M0 ${HIGH / 2}L${WIDE} ${HIGH / 2}` : sparkPath(values)} />
    </svg>
  )
}
