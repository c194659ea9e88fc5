import { importUnreadable } from './errors.ts'

/** Most columns of a file. */
const MAX_COLUMNS = 100
/** The longest text that Excel keeps in a cell. */
const MAX_CELL = 32_767
/** Most characters of a file; a shared text counts for each of its cells. */
const MAX_TEXT = 16 * 1_048_576

/** Refuses rows that are too wide, cells that are too long, and too much text in all, while rows are read. */
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
