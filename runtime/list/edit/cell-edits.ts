import type { CellEdit } from '#schemas'
import type { AccessRights } from '../../access/create-access.ts'
import type { Evaluation } from '../../expr/use-evaluation.ts'
import type { PageSession } from '../../page/page-session.ts'
import type { DataRecord } from '../../registry/definitions.ts'
import type { TableColumn } from '../list-state.ts'

/** A cell that the user is editing. */
export interface CellEditState {
  /** `saving` while the value is being sent. During this time, the cell already shows the new value. */
  mode: 'open' | 'saving'
  /** Field of the edited value. */
  field: string
  /** The value that the user has typed. */
  draft: unknown
  /** The row that the user saw when editing started or, after a conflict, the reloaded row. */
  seen: DataRecord
  /** Localized reason why the last save failed. */
  problem: string | undefined
  /** The row before and after another user's change, or undefined if there is no conflict. */
  conflict: { before: DataRecord; after: DataRecord } | undefined
}

/** Edited cells of a list. A cell subscribes only to its own state. */
export interface CellEdits {
  get: (key: string) => CellEditState | undefined
  all: () => ReadonlyMap<string, CellEditState>
  set: (key: string, state: CellEditState | undefined) => void
  subscribe: (listener: () => void) => () => void
  /**
   * Runs the saves of a row one after another, because each save needs the version that the previous one
   * returned.
   */
  runInOrder: <Result>(row: string, work: () => Promise<Result>) => Promise<Result>
  /**
   * Registers a cell on screen together with the function that starts editing it. Returns a function that
   * removes the cell.
   */
  addCell: (key: string, start: () => void) => () => void
  isOnScreen: (key: string) => boolean
  /** Starts editing a cell. Does nothing if the cell isn't on screen. */
  start: (key: string) => void
  /**
   * Versions that saves in this list have returned. Each key is the `versionKey` of the row's version before
   * the save.
   */
  nextVersions: Map<string, number>
}

/** True if the typed value equals the loaded value. All blank values are equal. */
export function isUnchanged({ draft, seen, field }: CellEditState): boolean {
  const normalize = (value: unknown) => (typeof value === 'string' ? value.trim() : (value ?? ''))
  return normalize(draft) === normalize(seen[field])
}

/** Key of the cell in a row and a column. */
export const cellKey = (row: unknown, columnId: string) => `${columnId} ${String(row)}`

/** Identifies one version of a row. */
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

/** Returns the edited cells of a page session, which are kept as long as the session exists. */
export function cellEditsOf(session: PageSession): CellEdits {
  const known = ofSession.get(session) ?? createCellEdits()
  ofSession.set(session, known)
  return known
}

/** Settings for editing a column, or undefined if the column can't be edited. */
export const editOf = ({ column }: Pick<TableColumn, 'column'>): CellEdit | undefined =>
  'edit' in column ? (column.edit as CellEdit | undefined) : undefined

/** True if the user may edit values of the column. */
export function isColumnEditable(column: Pick<TableColumn, 'column'>, access: AccessRights): boolean {
  const edit = editOf(column)
  return edit !== undefined && access.has(edit.requires)
}

/** True if the cell may be edited in this row. False if the rule can't be evaluated. */
export function isCellEditable(edit: CellEdit, record: DataRecord, evaluation: Evaluation): boolean {
  try {
    return evaluation.isMet(edit.when, { record })
  } catch {
    return false
  }
}
