import type { FieldViewArgs } from '#runtime'
import { YesNoView } from '../../shared/field-view.tsx'
import type { SwitchFieldProps } from './schema.ts'

export const View = ({ value, props }: FieldViewArgs<SwitchFieldProps, boolean>) => (
  <YesNoView value={value} yes={props.on} no={props.off} />
)
