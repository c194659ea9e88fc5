import type { FieldViewArgs } from '#runtime'
import { NumberView } from '../../shared/field-view.tsx'
import { fenText, YUAN } from '../../shared/money-input.ts'
import type { MoneyFieldProps } from './schema.ts'

export const View = ({ value }: FieldViewArgs<MoneyFieldProps, number>) => (
  <NumberView value={Number.isSafeInteger(value) ? value : undefined} format={(fen) => YUAN + fenText(fen)} />
)
