import Type, { type Static } from 'typebox'
import { closed, oneOf } from '#schemas'
import { ownOptions } from '../../shared/own-options/schema.ts'

export const RadioFieldProps = closed({
  options: ownOptions,
  type: Type.Optional(oneOf(['dots', 'buttons'], { title: 'Drawn as', default: 'dots' })),
})
export type RadioFieldProps = Static<typeof RadioFieldProps>
