/** Characters that some operating system forbids in file names. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they break headers and names alike.
const FORBIDDEN = /[\u0000-\u001f\u007f\\/:*?"<>|]/g

/** Content-Disposition header with a Unicode file name and a plain fallback. */
export function attachmentHeader(name: string, { plain }: { plain: string }): string {
  const safe = name.toWellFormed().replace(FORBIDDEN, '-')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(safe)}`
}

/** Prefixes of spreadsheet formulas; a leading apostrophe prevents execution. */
const FORMULA = /^[\t\r\n ]*[=+\-@＝＋－＠]|^[\t\r]/

/** Restores the original of a neutralized text, so that exported files can be imported. */
export const restoreText = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text

/** Prefixes formulas with an apostrophe. For texts only: negative numbers are safe. */
export const neutralizeFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)
