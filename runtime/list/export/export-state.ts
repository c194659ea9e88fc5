import type { ExportFormat, ListExportSize } from '#schemas'
import type { AppError } from '#schemas/errors'

/** A column that the file may have. */
export interface ExportColumn {
  id: string
  /** In the language of the user. */
  title: string
  /** It stands in the table now. */
  shown: boolean
}

/** What the file is to be. */
export interface ExportChoice {
  format: ExportFormat
  /** Ids in the order of the file. */
  columns: readonly string[]
}

/** A list's way into a file. */
export interface ListExportState {
  /** Undefined until the server has counted. */
  size: ListExportSize | undefined
  /** Why the rows could not be counted. */
  sizeError: AppError | undefined
  recount: () => void
  formats: readonly ExportFormat[]
  /** All that the user may see, in his order. */
  columns: readonly ExportColumn[]
  /** Bytes that have come; undefined while no file is on its way. */
  received: number | undefined
  /** Why no file came: words for people. */
  problem: string | undefined
  /** Gives whether the file was saved. */
  start: (choice: ExportChoice) => Promise<boolean>
  cancel: () => void
  /** So many rows that the server makes the file while people do something else. */
  isLong: boolean
  /** It is being asked for. */
  isAsking: boolean
  /** Asks for the file to be made in the background; gives whether it will be. */
  ask: (choice: ExportChoice) => Promise<boolean>
}
