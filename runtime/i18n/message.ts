import type { Translate } from './interpolate.ts'

/** A text that is shown untranslated, such as a message of the server. */
export interface Verbatim {
  readonly verbatim: string
}

/** A text to show: an English source text, which is translated, or a verbatim text. */
export type Message = string | Verbatim

/** The text of a message in the user's language. */
export const localize = (message: Message, text: Translate): string =>
  typeof message === 'string' ? text(message) : message.verbatim
