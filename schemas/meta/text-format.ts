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

/** Meaning of a text. */
export const TextTone = Type.Optional(
  stringEnum(['default', 'info', 'warning'], { title: 'Tone', default: 'default' }),
)
