import { lazyField } from '../../shared/lazy-field.tsx'
import type { RuleValueFieldProps } from './schema.ts'

/** What a data rule compares with: a value of the field's dictionary, or any text with variables. */
export const ruleValueField = lazyField<RuleValueFieldProps, string>({
  name: 'RuleValue',
  title: 'Value of a data rule',
  accepts: ['string'],
})
