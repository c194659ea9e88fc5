/** Prefixes of spreadsheet formulas; a leading apostrophe prevents execution. */
const FORMULA = /^[\t\r\n ]*[=+\-@＝＋－＠]|^[\t\r]/

/** Restores the original of a neutralized text, so that exported files can be imported. */
export const restoreText = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text

/**
 * Prefixes formulas with an apostrophe. Use it only for texts, since it would also prefix negative numbers.
 */
export const neutralizeFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)
