import Type from 'typebox'
import { RendererName, RendererProps } from './names.ts'
import { strictObject } from './strict-object.ts'

/** A page that a registered component renders. Title, data and actions are declared as in other pages. */
export const Custom = strictObject(
  { renderer: RendererName, props: Type.Optional(RendererProps) },
  { title: 'Own page' },
)
