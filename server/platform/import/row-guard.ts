import { importUnreadable } from './errors.ts'

/** Maximum number of columns. */
const MAX_COLUMNS = 100
/** Maximum length of a cell in Excel. */
const MAX_CELL = 32_767
/**
 * Maximum number of characters in a file. A string that several cells share is counted for each of these
 * cells.
 */
const MAX_TEXT = 16 * 1_048_576

/** Returns functions that throw if a row, a cell or a file is too large. Called while rows are read. */
export function createSizeGuard() {
  let left = MAX_TEXT
  return {
    width(columns: number): void {
      if (columns > MAX_COLUMNS) throw importUnreadable.columns(MAX_COLUMNS)
    },
    cell(text: string): string {
      if (text.length > MAX_CELL) throw importUnreadable.cell(MAX_CELL)
      left -= text.length
      if (left < 0) throw importUnreadable.bomb()
      return text
    },
  }
}
