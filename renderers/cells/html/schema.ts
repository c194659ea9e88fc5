import type { Static } from 'typebox'
import { closed } from '#schemas'

export const HtmlCellProps = closed({})
export type HtmlCellProps = Static<typeof HtmlCellProps>
