import type { Static } from 'typebox'
import { closed } from '#schemas'

export const DepartMoveProps = closed({})
export type DepartMoveProps = Static<typeof DepartMoveProps>
