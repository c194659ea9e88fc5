import type { ExportFormat, ImportAbout, ImportCheck } from '#schemas'
import type { AppError } from '#schemas/errors'

/** Where an import stands. */
export type ImportPhase =
  | { name: 'choose' }
  /** `share` is what is sent, from 0 to 1. */
  | { name: 'checking'; share: number }
  | { name: 'checked'; check: ImportCheck }
  | { name: 'importing'; check: ImportCheck }
  | { name: 'done'; id: string; rows: number }
  | { name: 'undoing'; id: string; rows: number }
  | { name: 'undone'; rows: number }

/** A file's way into a list. */
export interface ListImportState {
  /** Undefined until the server has said what a file has to be. */
  about: ImportAbout | undefined
  aboutError: AppError | undefined
  retryAbout: () => void
  phase: ImportPhase
  /** Why the last step failed: words for people. */
  problem: string | undefined
  saveTemplate: (format: ExportFormat) => void
  /** Everything that is wrong with the file that was looked at. */
  saveProblems: () => void
  check: (file: File) => void
  /** Imports the rows without a mistake; `again` also where this very file was imported before. */
  start: (options: { again: boolean }) => void
  undo: () => void
  /** Ends what is under way; nothing of it counts. */
  stop: () => void
  /** Back to the choice of a file. */
  restart: () => void
}
