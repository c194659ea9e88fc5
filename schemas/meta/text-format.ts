import Type from 'typebox'
import { stringEnum } from './strict-object.ts'

/** How a fixed text is written. */
export const TextFormat = Type.Optional(
  stringEnum(['plain', 'markdown'], {
    title: 'Text format',
    description: 'Plain text, or Markdown with headings, lists, links and tables.',
    default: 'plain',
  }),
)
