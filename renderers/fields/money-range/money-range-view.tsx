import { type FieldViewArgs, useText } from '#runtime'
import { TextView } from '../../shared/field-view.tsx'
import { fenText, YUAN } from '../../shared/money-input.ts'
import type { FenRange } from './index.tsx'
import type { MoneyRangeFieldProps } from './schema.ts'

const amount = (value: unknown) => (Number.isSafeInteger(value) ? YUAN + fenText(value as number) : undefined)

export function View({ value }: FieldViewArgs<MoneyRangeFieldProps, FenRange>) {
  const t = useText()
  const list: readonly unknown[] = Array.isArray(value) ? value : []
  const [from, to] = [amount(list[0]), amount(list[1])]
  if (from !== undefined && to !== undefined) return <TextView value={`${from} – ${to}`} />
  if (from !== undefined) return t('from {{from}}', { from })
  return <TextView value={to === undefined ? undefined : t('up to {{to}}', { to })} />
}
