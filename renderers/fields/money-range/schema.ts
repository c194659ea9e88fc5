import { closed } from '#schemas'

export const MoneyRangeFieldProps = closed({})
export type MoneyRangeFieldProps = Record<string, never>
