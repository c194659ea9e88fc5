/** Characters that some operating system forbids in file names. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they break headers and names alike.
const FORBIDDEN = /[\u0000-\u001f\u007f\\/:*?"<>|]/g

/** The header that names a file, in any language, with a plain name beside it for who cannot read that. */
export function attachment(name: string, { plain }: { plain: string }): string {
  const safe = name.toWellFormed().replace(FORBIDDEN, '-')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(safe)}`
}

/** A spreadsheet runs what begins so; a leading apostrophe makes it text. */
const FORMULA = /^[\t\r\n ]*[=+\-@＝＋－＠]|^[\t\r]/

/** A text as it was before it was made harmless: a file of ours that comes back says what it said. */
export const asWritten = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text

/** A text that no spreadsheet takes for a formula. Only for texts: a negative number is none. */
export const neutralise = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)
