import { closed } from '#schemas'

export const RateCellProps = closed({})
export type RateCellProps = Record<string, never>
