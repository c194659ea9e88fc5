/**
 * Beginning of texts that spreadsheet programs execute as formulas. An apostrophe before the text prevents
 * this.
 */
const FORMULA = /^[\t\r\n ]*[=+\-@＝＋－＠]|^[\t\r]/

/** Removes the apostrophe of `neutralizeFormula`, so that exported files can be imported. */
export const restoreText = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text

/**
 * Adds an apostrophe before texts that are formulas. Call this function only for texts, since it would also
 * change negative numbers.
 */
export const neutralizeFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)
