import { type FieldViewArgs, useText } from '#runtime'
import { NumberView } from '../../shared/field-view.tsx'
import { formatNumber } from '../../shared/format-number.ts'
import type { NumberFieldProps } from './schema.ts'

export function View({ value, props }: FieldViewArgs<NumberFieldProps, number>) {
  const t = useText()
  const unit = props.unit === undefined ? '' : ` ${t(props.unit)}`
  return <NumberView value={value} format={(number) => `${formatNumber(number)}${unit}`} />
}
