import { importUnreadable } from './errors.ts'

/** Maximum number of columns. */
const MAX_COLUMNS = 100
/** Maximum cell length in Excel. */
const MAX_CELL = 32_767
/** Maximum number of characters in a file. A shared string counts in each cell that uses it. */
const MAX_TEXT = 16 * 1_048_576

/** Creates a guard against rows, cells and files that are too large, used while rows are read. */
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
