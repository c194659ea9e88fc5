import Type, { type Static } from 'typebox'
import { strictObject, stringEnum } from '#schemas'
import { placeholder } from '../../shared/own-options/schema.ts'

/* @__NO_SIDE_EFFECTS__ */
const Bound = (title: string) =>
  Type.Optional(
    Type.String({
      title,
      description: 'A date such as 2026-03-08, or today.',
      pattern: '^(today|[0-9]{4}-[0-9]{2}-[0-9]{2})$',
    }),
  )

export const DateFieldProps = strictObject({
  precision: Type.Optional(stringEnum(['day', 'month', 'year'], { title: 'Precision', default: 'day' })),
  min: Bound('Minimum date'),
  max: Bound('Maximum date'),
  placeholder,
})
export type DateFieldProps = Static<typeof DateFieldProps>
