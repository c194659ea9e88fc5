import { defineField, type FieldArgs, useText } from '#runtime'
import { parseYuan } from '#schemas/money'
import { lazyFieldView } from '../../shared/lazy-field.tsx'
import { fenText, YUAN } from '../../shared/money-input.ts'
import { ParsedInput } from '../../shared/parsed-input.tsx'
import type { MoneyFieldProps } from './schema.ts'

function MoneyField({ value, props, placeholder, ...rest }: FieldArgs<MoneyFieldProps, number>) {
  const t = useText()
  const { minFen = -Infinity, maxFen = Infinity } = props
  const words = placeholder ?? props.placeholder
  const parse = (text: string) => {
    const fen = parseYuan(text)
    return fen !== undefined && fen >= minFen && fen <= maxFen ? fen : undefined
  }
  return (
    <ParsedInput
      {...rest}
      value={typeof value === 'number' ? value : undefined}
      parse={parse}
      format={fenText}
      placeholder={words && t(words)}
      prefix={YUAN}
    />
  )
}

/** An amount: yuan are typed, an integer number of fen is given. */
export const moneyField = defineField<MoneyFieldProps, number>({
  name: 'Money',
  title: 'Money',
  accepts: ['integer'],
  unreadable: 'Enter an amount with at most two decimals',
  Component: MoneyField,
  View: lazyFieldView<MoneyFieldProps, number>('Money'),
})
