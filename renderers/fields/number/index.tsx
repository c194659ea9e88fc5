import { defineField, type FieldArgs, useText } from '#runtime'
import { formatNumber } from '../../shared/format-number.ts'
import { lazyFieldView } from '../../shared/lazy-field.tsx'
import { ParsedInput } from '../../shared/parsed-input.tsx'
import { parseNumber } from './parse-number.ts'
import type { NumberFieldProps } from './schema.ts'

function NumberField({ value, props, placeholder, ...rest }: FieldArgs<NumberFieldProps, number>) {
  const t = useText()
  const words = placeholder ?? props.placeholder
  return (
    <ParsedInput
      {...rest}
      value={typeof value === 'number' ? value : undefined}
      parse={(text) => parseNumber(text, props)}
      format={(number) => formatNumber(number)}
      placeholder={words && t(words)}
      suffix={props.unit && t(props.unit)}
    />
  )
}

/** A number within limits. */
export const numberField = defineField<NumberFieldProps, number>({
  name: 'Number',
  title: 'Number',
  accepts: ['integer', 'number'],
  Component: NumberField,
  View: lazyFieldView<NumberFieldProps, number>('Number'),
})
