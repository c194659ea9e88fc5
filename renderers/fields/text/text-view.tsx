import type { FieldViewArgs } from '#runtime'
import { TextView } from '../../shared/field-view.tsx'
import type { TextFieldProps } from './schema.ts'

export const View = ({ value }: FieldViewArgs<TextFieldProps, string>) => <TextView value={value} />
