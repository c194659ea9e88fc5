import { closed } from '#schemas'

export const ColourFieldProps = closed({})
export type ColourFieldProps = Record<string, never>
