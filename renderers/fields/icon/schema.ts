import type { Static } from 'typebox'
import { closed } from '#schemas'
import { placeholder } from '../../shared/own-options/schema.ts'

export const IconFieldProps = closed({ placeholder })
export type IconFieldProps = Static<typeof IconFieldProps>
