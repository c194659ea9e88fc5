import type { Static } from 'typebox'
import { closed } from '#schemas'
import { placeholder } from '../../shared/own-options/schema.ts'

export const RichTextFieldProps = closed({ placeholder })
export type RichTextFieldProps = Static<typeof RichTextFieldProps>
