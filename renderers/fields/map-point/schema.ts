import type { Static } from 'typebox'
import { closed } from '#schemas'

export const MapPointFieldProps = closed({})
export type MapPointFieldProps = Static<typeof MapPointFieldProps>
