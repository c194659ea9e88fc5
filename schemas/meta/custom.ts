import Type from 'typebox'
import { closed } from './closed.ts'
import { RendererName, RendererProps } from './names.ts'

/** A custom page in the common envelope. */
export const Custom = closed(
  { renderer: RendererName, props: Type.Optional(RendererProps) },
  { title: 'Own page' },
)
