import type { Static } from 'typebox'
import { closed } from '#schemas'
import { placeholder } from '../../shared/own-options/schema.ts'

export const MenuAddressFieldProps = closed({ placeholder })
export type MenuAddressFieldProps = Static<typeof MenuAddressFieldProps>
