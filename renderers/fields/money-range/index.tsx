import { defineField, type FieldArgs, useText } from '#runtime'
import { parseYuan } from '#schemas/money'
import { lazyFieldView } from '../../shared/lazy-field.tsx'
import { fenText } from '../../shared/money-input.ts'
import { ParsedInput } from '../../shared/parsed-input.tsx'
import css from '../../shared/range.module.css'
import type { MoneyRangeFieldProps } from './schema.ts'

/** Fen from and to; null is an open end. */
export type FenRange = readonly [number | null, number | null]

const end = (value: unknown, index: 0 | 1) =>
  Array.isArray(value) && typeof value[index] === 'number' ? (value[index] as number) : undefined

function MoneyRangeField({ id, value, onChange, ...look }: FieldArgs<MoneyRangeFieldProps, FenRange>) {
  const t = useText()
  const [from, to] = [end(value, 0), end(value, 1)]
  const change = (nextFrom: number | undefined, nextTo: number | undefined) =>
    onChange(nextFrom === undefined && nextTo === undefined ? undefined : [nextFrom ?? null, nextTo ?? null])
  const common = {
    parse: parseYuan,
    format: fenText,
    disabled: look.disabled,
    invalid: look.invalid || (from !== undefined && to !== undefined && from > to),
    describedBy: look.describedBy,
  }
  return (
    <div className={css.range}>
      <ParsedInput
        {...common}
        id={id}
        value={from}
        onChange={(fen) => change(fen, to)}
        label={t('From, yuan')}
        placeholder={t('From ¥')}
      />
      <span className={css.dash} aria-hidden>
        –
      </span>
      <ParsedInput
        {...common}
        value={to}
        onChange={(fen) => change(from, fen)}
        label={t('To, yuan')}
        placeholder={t('To ¥')}
      />
    </div>
  )
}

/** Two amounts, either end open: yuan are typed, fen are given. */
export const moneyRangeField = defineField<MoneyRangeFieldProps, FenRange>({
  name: 'MoneyRange',
  title: 'Money from and to',
  accepts: ['integer'],
  Component: MoneyRangeField,
  View: lazyFieldView<MoneyRangeFieldProps, FenRange>('MoneyRange'),
})
