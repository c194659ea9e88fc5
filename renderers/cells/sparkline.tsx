import Type, { type Static } from 'typebox'
import { type CellArgs, type CellStory, defineCell, useText } from '#runtime'
import { strictObject, stringEnum } from '#schemas'
import { formatMeasure } from '../shared/chart/format-measure.ts'
import { emptyValue, orDash } from '../shared/empty-value.tsx'
import { Spark } from '../shared/spark.tsx'

export const SparklineCellProps = strictObject({
  format: Type.Optional(
    stringEnum(['money', 'number', 'percent'], { title: 'Number format', default: 'number' }),
  ),
})
export type SparklineCellProps = Static<typeof SparklineCellProps>

const numberOf = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null)

/** Size of the line chart, in px. */
const [WIDTH, HEIGHT] = [96, 22]

/** Draws the numbers as a line. Screen readers announce the first and the last number. */
function View({ value, props: { format = 'number' } }: CellArgs<SparklineCellProps>) {
  const t = useText()
  const values = Array.isArray(value) ? value.map(numberOf) : []
  const numbers = values.filter((one) => one !== null)
  const [first] = numbers
  const last = numbers.at(-1)
  if (first === undefined || last === undefined) return emptyValue
  const label = t('From {{first}} to {{last}}', {
    first: formatMeasure(first, format),
    last: formatMeasure(last, format),
  })
  return (
    <span title={label} style={{ color: 'var(--gw-teal-mark)' }}>
      <Spark values={values} width={WIDTH} height={HEIGHT} label={label} />
    </span>
  )
}

/** Shows a list of numbers as a small line chart. */
export const sparklineCell = defineCell<SparklineCellProps>({
  name: 'Sparkline',
  title: 'Sparkline',
  accepts: ['array'],
  Component: orDash(View),
})

export const stories: CellStory<SparklineCellProps>[] = [
  { name: 'Sales', value: [120, 180, 90, 240, 200, 310], props: { format: 'money' } },
  { name: 'With a gap', value: [4, 8, null, 2, 9] },
  { name: 'Always the same', value: [5, 5, 5] },
  { name: 'One number', value: [7] },
  { name: 'Below nothing', value: [-4, 2, -9] },
  { name: 'No numbers', value: ['a', {}] },
  { name: 'Absent', value: null },
]
