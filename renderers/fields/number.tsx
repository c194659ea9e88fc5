import { connect, mapReadPretty } from '@formily/react'
import Type, { type Static } from 'typebox'
import { defineField, type FieldProps, type FieldStory, useText } from '#runtime'
import { strictObject } from '#schemas'
import { NumberView } from '../shared/field-view.tsx'
import { formatNumber } from '../shared/format-number.ts'
import { ParsedInput } from '../shared/parsed-input.tsx'

export const NumberFieldProps = strictObject({
  min: Type.Optional(Type.Number({ title: 'Minimum' })),
  max: Type.Optional(Type.Number({ title: 'Maximum' })),
  decimals: Type.Optional(Type.Integer({ title: 'Decimal places', minimum: 0, maximum: 6, default: 0 })),
  unit: Type.Optional(Type.String({ title: 'Unit', minLength: 1, maxLength: 20 })),
  placeholder: Type.Optional(Type.String({ title: 'Placeholder', minLength: 1, maxLength: 100 })),
})
export type NumberFieldProps = Static<typeof NumberFieldProps>

/**
 * Parses a number, with or without thousands separators. Returns undefined if the number violates the limits
 * of the field.
 */
function parseNumber(text: string, { min, max, decimals = 0 }: NumberFieldProps): number | undefined {
  const match = /^[+-]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/.exec(text.trim())
  if (!match || (match[1]?.length ?? 0) > decimals) return undefined
  const value = Number(match[0].replaceAll(',', ''))
  const within = value >= (min ?? -Infinity) && value <= (max ?? Infinity)
  return within && Math.abs(value) <= Number.MAX_SAFE_INTEGER ? value : undefined
}

function View({ value, ...props }: FieldProps<NumberFieldProps, number>) {
  const t = useText()
  const unit = props.unit === undefined ? '' : ` ${t(props.unit)}`
  return <NumberView value={value} format={(number) => `${formatNumber(number)}${unit}`} />
}

function NumberField({
  value,
  placeholder,
  min,
  max,
  decimals,
  unit,
  ...input
}: FieldProps<NumberFieldProps, number>) {
  const t = useText()
  return (
    <ParsedInput
      {...input}
      value={typeof value === 'number' ? value : undefined}
      parse={(text) => parseNumber(text, { min, max, decimals })}
      format={(number) => formatNumber(number)}
      placeholder={placeholder && t(placeholder)}
      suffix={unit && t(unit)}
    />
  )
}

/** Edits a number that has limits. */
export const numberField = defineField<NumberFieldProps, number>({
  name: 'Number',
  title: 'Number',
  accepts: ['integer', 'number'],
  supportsReadOnly: true,
  Component: connect(NumberField, mapReadPretty(View)),
})

export const stories: FieldStory<NumberFieldProps>[] = [
  { name: 'Empty', props: { placeholder: 'How many' } },
  { name: 'With a unit', value: 12_500, props: { unit: 'cups', min: 0 } },
  { name: 'Decimals', value: 2.75, props: { decimals: 2 } },
  { name: 'Disabled', value: 7, disabled: true },
]
