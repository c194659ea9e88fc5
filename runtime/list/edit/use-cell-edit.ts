import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { CellEdit, ListPage } from '#schemas'
import { useAccess } from '../../access/use-access.tsx'
import { useEvaluation } from '../../expr/use-evaluation.ts'
import { checkValue } from '../../form/check-value.ts'
import { useParseErrorText, useValidateValue } from '../../form/use-validate-value.ts'
import { useText } from '../../i18n/use-text.ts'
import { useOpenPage } from '../../page/page-context.ts'
import type { DataRecord } from '../../registry/definitions.ts'
import { useRuntime } from '../../runtime-context.ts'
import type { TableColumn } from '../list-state.ts'
import { rowKeyOf } from '../rows/row-operations.ts'
import {
  type CellEditState,
  type CellEdits,
  cellEditsOf,
  cellKey,
  editOf,
  isCellEditable,
  isUnchanged,
} from './cell-edits.ts'
import { saveCell } from './save-cell.ts'

/** An editable cell. */
export interface CellEditing {
  /** Identifies the cell within its page. */
  key: string
  edit: CellEdit
  /** State of the edit, or undefined while the cell is not being edited. */
  state: CellEditState | undefined
  /** The row to draw. During a save, the row already contains the new value. */
  shown: DataRecord
  start: () => void
  /** Stores the typed value until it is saved. */
  type: (value: unknown) => void
  /**
   * Saves the typed value. For an invalid value, returns false. The cell then stays open and shows the error.
   */
  save: () => boolean
  cancel: () => void
  /** Starts editing the cell with this key. */
  startCell: (key: string) => void
}

/** State of an editable cell, or undefined if this user can't edit its value. */
export function useCellEdit(
  page: ListPage,
  column: TableColumn,
  record: DataRecord,
): CellEditing | undefined {
  const { http, notify } = useRuntime()
  const { session, version } = useOpenPage()
  const queries = useQueryClient()
  const evaluation = useEvaluation()
  const access = useAccess()
  const text = useText()
  const edits = cellEditsOf(session)
  const key = cellKey(record[rowKeyOf(page)], column.id)
  const state = useSyncExternalStore(edits.subscribe, () => edits.get(key))
  const edit = editOf(column)
  const isAllowed =
    edit !== undefined && access.has(edit.requires) && isCellEditable(edit, record, evaluation)

  const check = useCheckCell()

  const editing = useMemo<CellEditing | undefined>(() => {
    if (!edit || !isAllowed) return undefined
    const { field } = column
    const initialState = (seen: DataRecord): CellEditState => ({
      mode: 'open',
      field,
      draft: seen[field] ?? undefined,
      seen,
      problem: undefined,
      conflict: undefined,
    })
    const save = () => {
      const now = edits.get(key)
      if (!now || now.mode === 'saving') return true
      const problem = check(edit, now.draft)
      if (problem) edits.set(key, { ...now, problem, conflict: undefined })
      else if (isUnchanged(now)) edits.set(key, undefined)
      else {
        const value = typeof now.draft === 'string' ? now.draft.trim() : now.draft
        const tools = { page, version, http, queries, edits, text, notify }
        void saveCell({ key, column, edit, state: now, value }, tools)
      }
      return problem === ''
    }
    return {
      key,
      edit,
      state,
      shown: state?.mode === 'saving' ? { ...record, [field]: state.draft } : record,
      start: () => edits.set(key, edits.get(key) ?? initialState(record)),
      type: (draft) => edits.set(key, { ...(edits.get(key) ?? initialState(record)), draft }),
      save,
      cancel: () => edits.set(key, undefined),
      startCell: edits.start,
    }
  }, [edit, isAllowed, column, edits, key, state, record, page, version, http, queries, text, notify, check])
  useAddCell(edits, key, editing?.start)
  return editing
}

/** Returns a function that validates the value of a cell, as a form does. Its result is an error text or empty. */
function useCheckCell(): (edit: CellEdit, value: unknown) => string {
  const text = useText()
  const unreadable = useParseErrorText()
  const validateValue = useValidateValue()
  return useCallback(
    (edit, value) => {
      const { component, required = false, props = {} } = edit
      const options = { field: edit, required, text, unreadable: unreadable(component) }
      return checkValue(value, options) || validateValue(component, value, () => props)
    },
    [text, unreadable, validateValue],
  )
}

/** Registers a cell by its key while it is on screen, so that other cells can start editing it. */
function useAddCell(edits: CellEdits, key: string, start: (() => void) | undefined) {
  useEffect(() => (start ? edits.addCell(key, start) : undefined), [edits, key, start])
}
