import Type from 'typebox'
import { RendererName, RendererProps } from './names.ts'
import { strictObject } from './strict-object.ts'

/**
 * A page that is drawn by a renderer that a developer has registered. Such a page declares its title, data
 * and actions as other pages do.
 */
export const Custom = strictObject(
  { renderer: RendererName, props: Type.Optional(RendererProps) },
  { title: 'Own page' },
)
