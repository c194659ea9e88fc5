import { closed } from '#schemas'

export const HtmlCellProps = closed({})
export type HtmlCellProps = Record<string, never>
