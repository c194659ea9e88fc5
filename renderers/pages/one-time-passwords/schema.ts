import type { Static } from 'typebox'
import { closed } from '#schemas'

export const OneTimePasswordsProps = closed({})
export type OneTimePasswordsProps = Static<typeof OneTimePasswordsProps>
