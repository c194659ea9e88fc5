import type { FieldViewArgs } from '#runtime'
import { LongTextView } from '../../shared/field-view.tsx'
import type { TextAreaFieldProps } from './schema.ts'

export const View = ({ value }: FieldViewArgs<TextAreaFieldProps, string>) => <LongTextView value={value} />
