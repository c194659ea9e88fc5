import { importUnreadable } from './errors.ts'

/** More columns than people look at. */
const MAX_COLUMNS = 100
/** The longest text that Excel keeps in a cell. */
const MAX_CELL = 32_767
/** All the texts of a file, in characters: one text that many cells of a workbook share counts for each of them. */
const MAX_TEXT = 16 * 1_048_576

/** Refuses a row that is too wide, a cell that is too long, and more text than a file may hold, as rows are read. */
export function createRowGuard() {
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
