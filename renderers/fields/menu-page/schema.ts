import type { Static } from 'typebox'
import { closed } from '#schemas'
import { placeholder } from '../../shared/own-options/schema.ts'

export const MenuPageFieldProps = closed({ placeholder })
export type MenuPageFieldProps = Static<typeof MenuPageFieldProps>
