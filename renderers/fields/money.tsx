import { connect, mapReadPretty } from '@formily/react'
import Type, { type Static } from 'typebox'
import { defineField, type FieldProps, type FieldStory, useText } from '#runtime'
import { strictObject } from '#schemas'
import { parseYuan } from '#schemas/money'
import { NumberView } from '../shared/field-view.tsx'
import { fenText, YUAN } from '../shared/money-input.ts'
import { ParsedInput } from '../shared/parsed-input.tsx'

export const MoneyFieldProps = strictObject({
  minFen: Type.Optional(Type.Integer({ title: 'Minimum', description: 'In fen.' })),
  maxFen: Type.Optional(Type.Integer({ title: 'Maximum', description: 'In fen.' })),
  placeholder: Type.Optional(Type.String({ title: 'Placeholder', minLength: 1, maxLength: 100 })),
})
export type MoneyFieldProps = Static<typeof MoneyFieldProps>

const View = ({ value }: FieldProps<MoneyFieldProps, number>) => (
  <NumberView value={Number.isSafeInteger(value) ? value : undefined} format={(fen) => YUAN + fenText(fen)} />
)

function MoneyField({
  value,
  placeholder,
  minFen = -Infinity,
  maxFen = Infinity,
  ...input
}: FieldProps<MoneyFieldProps, number>) {
  const t = useText()
  const parse = (text: string) => {
    const fen = parseYuan(text)
    return fen !== undefined && fen >= minFen && fen <= maxFen ? fen : undefined
  }
  return (
    <ParsedInput
      {...input}
      value={typeof value === 'number' ? value : undefined}
      parse={parse}
      format={fenText}
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
  supportsReadOnly: true,
  Component: connect(MoneyField, mapReadPretty(View)),
})

export const stories: FieldStory<MoneyFieldProps>[] = [
  { name: 'Empty', props: { placeholder: 'Amount' } },
  { name: 'Filled', value: 123_456_789 },
  { name: 'At least nothing', value: 5_000, props: { minFen: 0 } },
  { name: 'Disabled', value: 5_000, disabled: true },
]
