import { connect, mapReadPretty } from '@formily/react'
import Type, { type Static } from 'typebox'
import { defineField, type FieldProps, type FieldStory, useText, type ValidateContext } from '#runtime'
import { strictObject } from '#schemas'
import { formatFen, parseAnyYuan } from '#schemas/money'
import { NumberView } from '../shared/field-view.tsx'
import { YUAN } from '../shared/money-input.ts'
import { ParsedInput } from '../shared/parsed-input.tsx'

export const MoneyFieldProps = strictObject({
  minFen: Type.Optional(Type.Integer({ title: 'Minimum', description: 'In fen.' })),
  maxFen: Type.Optional(Type.Integer({ title: 'Maximum', description: 'In fen.' })),
  placeholder: Type.Optional(Type.String({ title: 'Placeholder', minLength: 1, maxLength: 100 })),
})
export type MoneyFieldProps = Static<typeof MoneyFieldProps>

/** Formats fen as yuan, even an amount that is too large. */
const format = (fen: number) => (Number.isInteger(fen) ? formatFen(fen) : '')

const View = ({ value }: FieldProps<MoneyFieldProps, number>) => (
  <NumberView value={Number.isSafeInteger(value) ? value : undefined} format={(fen) => YUAN + format(fen)} />
)

/** Returns the message for an amount outside the limits, or an empty string for a valid amount. */
function limitError(
  fen: unknown,
  { minFen = Number.MIN_SAFE_INTEGER, maxFen = Number.MAX_SAFE_INTEGER }: MoneyFieldProps,
  { text }: ValidateContext,
): string {
  if (typeof fen !== 'number') return ''
  if (fen < minFen) return text('Enter {{limit}} or more', { limit: formatFen(minFen) })
  return fen > maxFen ? text('Enter {{limit}} or less', { limit: formatFen(maxFen) }) : ''
}

function MoneyField({
  value,
  placeholder,
  minFen: _min,
  maxFen: _max,
  ...input
}: FieldProps<MoneyFieldProps, number>) {
  const t = useText()
  return (
    <ParsedInput
      {...input}
      value={typeof value === 'number' ? value : undefined}
      parse={parseAnyYuan}
      format={format}
      placeholder={placeholder && t(placeholder)}
      prefix={YUAN}
    />
  )
}

/** Edits an amount. The user types yuan, and the field stores fen. */
export const moneyField = defineField<MoneyFieldProps, number>({
  name: 'Money',
  title: 'Money',
  accepts: ['integer'],
  parseErrorText: 'Enter an amount with at most two decimals',
  validate: limitError,
  supportsReadOnly: true,
  Component: connect(MoneyField, mapReadPretty(View)),
})

export const stories: FieldStory<MoneyFieldProps>[] = [
  { name: 'Empty', props: { placeholder: 'Amount' } },
  { name: 'Filled', value: 123_456_789 },
  { name: 'At least nothing', value: 5_000, props: { minFen: 0 } },
  { name: 'Disabled', value: 5_000, disabled: true },
]
