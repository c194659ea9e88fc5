import { Marked } from 'marked'

const marked = new Marked({ async: false, gfm: true, breaks: true })
/** Nobody reads more, and no text may keep the browser busy for long. */
const MAX_LENGTH = 200_000

/** Markdown as HTML. It is foreign markup still: only SafeHtml draws it. */
export const htmlOf = (text: string): string => marked.parse(text.slice(0, MAX_LENGTH)) as string
