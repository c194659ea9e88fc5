import { closed } from '#schemas'

export const MapPointFieldProps = closed({})
export type MapPointFieldProps = Record<string, never>
