import { closed } from '#schemas'

export const CopyableCellProps = closed({})
export type CopyableCellProps = Record<string, never>
