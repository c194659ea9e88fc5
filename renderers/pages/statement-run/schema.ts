import type { Static } from 'typebox'
import { closed } from '#schemas'

export const StatementRunProps = closed({})
export type StatementRunProps = Static<typeof StatementRunProps>
