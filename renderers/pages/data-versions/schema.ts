import type { Static } from 'typebox'
import { closed } from '#schemas'

export const DataVersionsProps = closed({})
export type DataVersionsProps = Static<typeof DataVersionsProps>
