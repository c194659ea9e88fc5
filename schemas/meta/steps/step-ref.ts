import Type from 'typebox'
import type { Step } from '../action.ts'

/** Refers to the shape `Step` among the page schema's definitions. */
const StepRef = Type.Unsafe<Step>({ $ref: '#/$defs/Step' })

/** Steps in order. */
export const Steps = Type.Array(StepRef, { title: 'Steps', minItems: 1, maxItems: 50 })

/** Later steps read what a step gives as `result.<name>`. */
export const ResultName = Type.String({
  title: 'Name of the result',
  description: 'Later steps read it as result.<name>.',
  pattern: '^[a-z][A-Za-z0-9]{0,31}$',
})
