import type { Static } from 'typebox'
import { closed } from '#schemas'

export const RowWhyProps = closed({})
export type RowWhyProps = Static<typeof RowWhyProps>
