import { closed } from '#schemas'

export const FileCellProps = closed({})
export type FileCellProps = Record<string, never>
