import type { CellEdit } from '#schemas'
import type { AccessRights } from '../../access/create-access.ts'
import type { Evaluation } from '../../expr/use-evaluation.ts'
import type { PageSession } from '../../page/page-session.ts'
import type { DataRecord } from '../../registry/definitions.ts'
import type { TableColumn } from '../list-state.ts'

/** A cell that somebody is changing. */
export interface CellEditState {
  /** `saving`: sent, and drawn as if it were done already. */
  mode: 'open' | 'saving'
  /** The field of the row that is changed. */
  field: string
  /** What was typed. */
  draft: unknown
  /** The row as it was seen when it was begun, or after a conflict. */
  seen: DataRecord
  /** Why it is not saved, in the user's language. */
  problem: string | undefined
  /** The row as somebody else has saved it meanwhile; undefined where nobody has. */
  theirs: { before: DataRecord; after: DataRecord } | undefined
}

/** The cells of a list that are being changed, each followed by its own cell alone. */
export interface CellEdits {
  get: (key: string) => CellEditState | undefined
  all: () => ReadonlyMap<string, CellEditState>
  set: (key: string, state: CellEditState | undefined) => void
  subscribe: (listener: () => void) => () => void
  /** Does one thing after another for each row: what is sent second must know the version that came of the first. */
  inTurn: <Result>(row: string, work: () => Promise<Result>) => Promise<Result>
  /** How each cell on screen is begun. */
  begins: Map<string, () => void>
  /** What our own changes made of a row's version, by `versionKey`; others may have changed the row in between. */
  nextVersions: Map<string, number>
}

/** Whether what was typed is what was there; blank is blank, however it is written. */
export function isUnchanged({ draft, seen, field }: CellEditState): boolean {
  const plain = (value: unknown) => (typeof value === 'string' ? value.trim() : (value ?? ''))
  return plain(draft) === plain(seen[field])
}

/** Names the cell of a row and a column. */
export const cellKey = (row: unknown, columnId: string) => `${columnId} ${String(row)}`

/** Names a row as it was at a version. */
export const versionKey = (row: string, version: unknown) => `${String(version)} ${row}`

function createCellEdits(): CellEdits {
  const states = new Map<string, CellEditState>()
  const listeners = new Set<() => void>()
  const last = new Map<string, Promise<unknown>>()
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
    inTurn: (row, work) => {
      const done = (last.get(row) ?? Promise.resolve()).then(work, work)
      last.set(
        row,
        done.catch(() => undefined),
      )
      return done
    },
    begins: new Map(),
    nextVersions: new Map(),
  }
}

const ofSession = new WeakMap<PageSession, CellEdits>()

/** The cells being changed on a page; they are there as long as the page is. */
export function cellEditsOf(session: PageSession): CellEdits {
  const known = ofSession.get(session) ?? createCellEdits()
  ofSession.set(session, known)
  return known
}

/** How values of a column are changed in their cells; undefined where the page says nothing of it. */
export const editOf = ({ column }: Pick<TableColumn, 'column'>): CellEdit | undefined =>
  'edit' in column ? (column.edit as CellEdit | undefined) : undefined

/** Whether the user may change values of the column in their cells at all. */
export function isColumnEdited(column: Pick<TableColumn, 'column'>, access: AccessRights): boolean {
  const edit = editOf(column)
  return edit !== undefined && access.has(edit.requires)
}

/** Whether the value of this row may be changed; a rule that can't be read says no. */
export function isCellEdited(edit: CellEdit, record: DataRecord, evaluation: Evaluation): boolean {
  try {
    return evaluation.holds(edit.when, { record })
  } catch {
    return false
  }
}
