import { type CellArgs, useText } from '#runtime'
import { writeMeasure } from '../../shared/chart/write-number.ts'
import { emptyValue } from '../../shared/empty-value.tsx'
import { Spark } from '../../shared/spark.tsx'
import type { SparklineCellProps } from './schema.ts'

const numberOf = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null)

/** In px. */
const [WIDTH, HEIGHT] = [96, 22]

/** The numbers as a line; their first and last are read out. */
export function View({ value, props: { format = 'number' } }: CellArgs<SparklineCellProps>) {
  const t = useText()
  const values = Array.isArray(value) ? value.map(numberOf) : []
  const numbers = values.filter((one) => one !== null)
  const [first] = numbers
  const last = numbers.at(-1)
  if (first === undefined || last === undefined) return emptyValue
  const label = t('From {{first}} to {{last}}', {
    first: writeMeasure(first, format),
    last: writeMeasure(last, format),
  })
  return (
    <span title={label} style={{ color: 'var(--ant-color-primary)' }}>
      <Spark values={values} width={WIDTH} height={HEIGHT} label={label} />
    </span>
  )
}
