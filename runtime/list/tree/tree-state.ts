import type { AppError } from '#schemas/errors'
import type { TreeRow } from './grow-tree.ts'

/** What is read into an open row. */
export interface BranchState {
  isLoading: boolean
  error: AppError | undefined
  retry: () => void
  /** It was read, and nothing lies in it. */
  isEmpty: boolean
  /** How many rows lie in it that were not given, since there are too many. */
  left: number
}

/** Rows that lie in rows, as they stand on screen. */
export interface TreeState {
  rows: readonly TreeRow[]
  isOpen: (key: string | undefined) => boolean
  toggle: (key: string) => void
  /** Undefined where nothing is read into it. */
  branchOf: (key: string | undefined) => BranchState | undefined
}
