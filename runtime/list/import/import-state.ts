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

/** What came of a step that was stopped, or whose answer was lost. */
export type ImportOutcome = 'notImported' | 'notUndone' | 'unknown'

/** A file's way into a list. */
export interface ListImportState {
  /** Undefined until the server has said what a file has to be. */
  about: ImportAbout | undefined
  aboutError: AppError | undefined
  retryAbout: () => void
  phase: ImportPhase
  /** Why the last step failed: words for people. */
  problem: string | undefined
  /** Said where the last step did not end as it was meant to, and no failure says why. */
  outcome: ImportOutcome | undefined
  saveTemplate: (format: ExportFormat) => void
  /** Everything that is wrong with the file that was looked at. */
  saveProblems: () => void
  check: (file: File) => void
  /** Imports the rows without a mistake; `again` also where this very file was imported before. */
  start: (options: { again: boolean }) => void
  undo: () => void
  /** Ends what is under way; what is written at that moment may count still, and then it is shown. */
  stop: () => void
  /** Back to the choice of a file. */
  restart: () => void
}
