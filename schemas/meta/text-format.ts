import Type from 'typebox'
import { stringEnum } from './strict-object.ts'

/** Format of a fixed text: plain or Markdown. */
export const TextFormat = Type.Optional(
  stringEnum(['plain', 'markdown'], {
    title: 'Text format',
    description: 'Plain text, or Markdown with headings, lists, links and tables.',
    default: 'plain',
  }),
)

/** Tone of a text, which tells how important it is. */
export const TextTone = Type.Optional(
  stringEnum(['default', 'info', 'warning', 'danger'], { title: 'Tone', default: 'default' }),
)
