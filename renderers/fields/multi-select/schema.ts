import type { Static } from 'typebox'
import { closed } from '#schemas'
import { ownOptions, placeholder } from '../../shared/own-options/schema.ts'

export const MultiSelectFieldProps = closed({ options: ownOptions, placeholder })
export type MultiSelectFieldProps = Static<typeof MultiSelectFieldProps>
