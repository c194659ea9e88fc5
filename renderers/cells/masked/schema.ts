import { closed } from '#schemas'

export const MaskedCellProps = closed({})
export type MaskedCellProps = Record<string, never>
