import Type from 'typebox'
import { RendererName, RendererProps } from './names.ts'
import { strictObject } from './strict-object.ts'

/** A custom page in the common envelope. */
export const Custom = strictObject(
  { renderer: RendererName, props: Type.Optional(RendererProps) },
  { title: 'Own page' },
)
