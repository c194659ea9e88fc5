import type { Static } from 'typebox'
import { closed } from '#schemas'
import { ownOptions } from '../../shared/own-options/schema.ts'

export const CheckboxGroupFieldProps = closed({ options: ownOptions })
export type CheckboxGroupFieldProps = Static<typeof CheckboxGroupFieldProps>
