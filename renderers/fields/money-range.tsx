import { connect, mapReadPretty } from '@formily/react'
import { defineField, type FieldProps, type FieldStory, useText } from '#runtime'
import { strictObject } from '#schemas'
import { parseYuan } from '#schemas/money'
import { TextView } from '../shared/field-view.tsx'
import { fenText, YUAN } from '../shared/money-input.ts'
import { ParsedInput } from '../shared/parsed-input.tsx'
import css from '../shared/range.module.css'

export const MoneyRangeFieldProps = strictObject({})
export type MoneyRangeFieldProps = Record<string, never>

const amount = (value: unknown) => (Number.isSafeInteger(value) ? YUAN + fenText(value as number) : undefined)

function View({ value }: FieldProps<MoneyRangeFieldProps, FenRange>) {
  const t = useText()
  const list: readonly unknown[] = Array.isArray(value) ? value : []
  const [from, to] = [amount(list[0]), amount(list[1])]
  if (from !== undefined && to !== undefined) return <TextView value={`${from} – ${to}`} />
  if (from !== undefined) return t('from {{from}}', { from })
  return <TextView value={to === undefined ? undefined : t('up to {{to}}', { to })} />
}

/** Lower and upper limit in fen. Null means that there is no limit. */
export type FenRange = readonly [number | null, number | null]

const end = (value: unknown, index: 0 | 1) =>
  Array.isArray(value) && typeof value[index] === 'number' ? (value[index] as number) : undefined

function MoneyRangeField({ id, value, onChange, ...props }: FieldProps<MoneyRangeFieldProps, FenRange>) {
  const t = useText()
  const [from, to] = [end(value, 0), end(value, 1)]
  const change = (nextFrom: number | undefined, nextTo: number | undefined) =>
    onChange(nextFrom === undefined && nextTo === undefined ? undefined : [nextFrom ?? null, nextTo ?? null])
  const common = {
    parse: parseYuan,
    format: fenText,
    disabled: props.disabled,
    'aria-invalid': props['aria-invalid'] || (from !== undefined && to !== undefined && from > to),
    'aria-required': props['aria-required'],
    'aria-describedby': props['aria-describedby'],
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

/** Edits a range of amounts. The user types yuan, and the field stores fen. Both limits are optional. */
export const moneyRangeField = defineField<MoneyRangeFieldProps, FenRange>({
  name: 'MoneyRange',
  title: 'Amount range',
  accepts: ['integer'],
  Component: connect(MoneyRangeField, mapReadPretty(View)),
})

export const stories: FieldStory<MoneyRangeFieldProps>[] = [
  { name: 'Empty' },
  { name: 'Both ends', value: [10_000, 500_000] },
  { name: 'From only', value: [10_000, null] },
  { name: 'The wrong way round', value: [500_000, 10_000] },
  { name: 'Disabled', value: [10_000, 500_000], disabled: true },
]
