import type { Static } from 'typebox'
import { closed } from '#schemas'
import { ownOptions, placeholder } from '../../shared/own-options/schema.ts'

export const SelectFieldProps = closed({ options: ownOptions, placeholder })
export type SelectFieldProps = Static<typeof SelectFieldProps>
