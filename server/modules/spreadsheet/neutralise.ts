/** A spreadsheet runs what begins so; a leading apostrophe makes it text. */
const FORMULA = /^[\t\r\n ]*[=+\-@＝＋－＠]|^[\t\r]/

/** A text that no spreadsheet takes for a formula. Only for texts: a negative number is none. */
export const neutralise = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)
