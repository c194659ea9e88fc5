/** A spreadsheet runs what begins so; a leading apostrophe makes it text. */
const FORMULA = /^[\t\r\n ]*[=+\-@＝＋－＠]|^[\t\r]/

/** A text as it was before it was made harmless: a file of ours that comes back says what it said. */
export const asWritten = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text

/** A text that no spreadsheet takes for a formula. Only for texts: a negative number is none. */
export const neutralise = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)
