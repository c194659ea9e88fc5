import { Marked } from 'marked'
import { SafeHtml } from './safe-html.tsx'

const marked = new Marked({ async: false, gfm: true, breaks: true })
/** Only this number of characters of a text is parsed, so that parsing stays fast. */
const MAX_LENGTH = 200_000

/** Converts Markdown to HTML. The HTML is not safe, so only `SafeHtml` may draw it. */
export const htmlOf = (text: string): string => marked.parse(text.slice(0, MAX_LENGTH)) as string

/** Shows a Markdown text as sanitized HTML. */
export const MarkdownView = ({ text }: { text: string }) => <SafeHtml html={htmlOf(text)} />
