import type { CellEdit } from '#schemas'
import type { AccessRights } from '../../access/create-access.ts'
import type { Evaluation } from '../../expr/use-evaluation.ts'
import type { PageSession } from '../../page/page-session.ts'
import type { DataRecord } from '../../registry/definitions.ts'
import type { TableColumn } from '../list-state.ts'

/** A cell being edited. */
export interface CellEditState {
  /** `saving` while the value is being sent; the cell then already shows it. */
  mode: 'open' | 'saving'
  /** Field of the edited value. */
  field: string
  /** The value that the user has typed. */
  draft: unknown
  /** The row as loaded when editing began, or as reloaded after a conflict. */
  seen: DataRecord
  /** Localized reason for a failed save. */
  problem: string | undefined
  /** The row before and after the change of another user. Undefined if there is no conflict. */
  conflict: { before: DataRecord; after: DataRecord } | undefined
}

/** Edited cells of a list. Each cell subscribes only to its own state. */
export interface CellEdits {
  get: (key: string) => CellEditState | undefined
  all: () => ReadonlyMap<string, CellEditState>
  set: (key: string, state: CellEditState | undefined) => void
  subscribe: (listener: () => void) => () => void
  /**
   * Runs the saves of a row one after another, because each needs the version that the previous save
   * returned.
   */
  runInOrder: <Result>(row: string, work: () => Promise<Result>) => Promise<Result>
  /**
   * Registers a cell on screen with the function that starts editing it. Returns a function that removes the
   * cell.
   */
  addCell: (key: string, start: () => void) => () => void
  isOnScreen: (key: string) => boolean
  /** Starts editing a cell, if it is on screen. */
  start: (key: string) => void
  /** Version of a row after a save in this list, by the `versionKey` of its version before the save. */
  nextVersions: Map<string, number>
}

/** True if the typed value equals the loaded value. All blank values are equal. */
export function isUnchanged({ draft, seen, field }: CellEditState): boolean {
  const normalize = (value: unknown) => (typeof value === 'string' ? value.trim() : (value ?? ''))
  return normalize(draft) === normalize(seen[field])
}

/** Key of the cell in a row and a column. */
export const cellKey = (row: unknown, columnId: string) => `${columnId} ${String(row)}`

/** Key of a row at a version. */
export const versionKey = (row: string, version: unknown) => `${String(version)} ${row}`

function createCellEdits(): CellEdits {
  const states = new Map<string, CellEditState>()
  const listeners = new Set<() => void>()
  const last = new Map<string, Promise<unknown>>()
  const starters = new Map<string, () => void>()
  return {
    get: (key) => states.get(key),
    all: () => states,
    set: (key, state) => {
      if (state) states.set(key, state)
      else states.delete(key)
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    runInOrder: (row, work) => {
      const done = (last.get(row) ?? Promise.resolve()).then(work, work)
      last.set(
        row,
        done.catch(() => undefined),
      )
      return done
    },
    addCell: (key, start) => {
      starters.set(key, start)
      return () => {
        if (starters.get(key) === start) starters.delete(key)
      }
    },
    isOnScreen: (key) => starters.has(key),
    start: (key) => starters.get(key)?.(),
    nextVersions: new Map(),
  }
}

const ofSession = new WeakMap<PageSession, CellEdits>()

/** Edited cells by page session. They are kept as long as the session exists. */
export function cellEditsOf(session: PageSession): CellEdits {
  const known = ofSession.get(session) ?? createCellEdits()
  ofSession.set(session, known)
  return known
}

/** Edit settings of a column. Undefined if the column can't be edited. */
export const editOf = ({ column }: Pick<TableColumn, 'column'>): CellEdit | undefined =>
  'edit' in column ? (column.edit as CellEdit | undefined) : undefined

/** True if the user may edit values of the column. */
export function isColumnEditable(column: Pick<TableColumn, 'column'>, access: AccessRights): boolean {
  const edit = editOf(column)
  return edit !== undefined && access.has(edit.requires)
}

/** True if the cell of this row may be edited. False if its rule can't be evaluated. */
export function isCellEditable(edit: CellEdit, record: DataRecord, evaluation: Evaluation): boolean {
  try {
    return evaluation.isMet(edit.when, { record })
  } catch {
    return false
  }
}
