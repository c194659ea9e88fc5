import Type from 'typebox'
import { stringEnum } from './strict-object.ts'

/** Format of a fixed text. */
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
