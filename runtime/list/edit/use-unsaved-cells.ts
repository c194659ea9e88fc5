import { useSyncExternalStore } from 'react'
import type { ListPage } from '#schemas'
import { isRecord } from '#schemas/values'
import { useText } from '../../i18n/use-text.ts'
import { useOpenPage } from '../../page/page-context.ts'
import type { UnsavedValues } from '../../unsaved/unsaved-port.ts'
import { useUnsaved } from '../../unsaved/use-unsaved.ts'
import { type CellEditState, type CellEdits, cellEditsOf, isUnchanged } from './cell-edits.ts'

/** Maximum time in ms to wait for running saves when the user leaves the page, before the user is asked. */
const SAVE_TIMEOUT_MS = 2_000

/**
 * Protects unsaved cells. Asks the user before leaving the page, unless running saves complete within
 * `SAVE_TIMEOUT_MS`. After the session has ended and the user has signed in again, the cells are restored
 * with the rows in which they were edited.
 */
export function useUnsavedCells(page: ListPage): void {
  const { session, params } = useOpenPage()
  const text = useText()
  const edits = cellEditsOf(session)
  const isDirty = () => unsavedOf(edits).length > 0
  useUnsaved({
    key: ['cells', page.id, ...Object.values(params).map(String)].join('/'),
    label: text(page.title),
    isDirty: useSyncExternalStore(edits.subscribe, isDirty),
    save: async () => {
      await whenSaved(edits)
      return !isDirty()
    },
    values: () =>
      Object.fromEntries(
        unsavedOf(edits).map(([key, { field, draft, seen }]) => [key, { field, draft, seen }]),
      ),
    restore: (values) => restore(edits, values),
  })
}

const unsavedOf = (edits: CellEdits) =>
  [...edits.all()].filter(([, state]) => state.mode === 'saving' || !isUnchanged(state))

function whenSaved({ all, subscribe }: CellEdits): Promise<void> {
  const isSaving = () => [...all().values()].some(({ mode }) => mode === 'saving')
  if (!isSaving()) return Promise.resolve()
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    const stop = subscribe(() => isSaving() || end())
    const timer = setTimeout(end, SAVE_TIMEOUT_MS)
  })
}

/** Restores cells from the browser's storage. Leaves out malformed cells. */
function restore(edits: CellEdits, values: UnsavedValues): void {
  for (const [key, stored] of Object.entries(values)) {
    if (!isRecord(stored) || typeof stored.field !== 'string' || !isRecord(stored.seen)) continue
    const { field, draft, seen } = stored
    const state: CellEditState = { mode: 'open', field, draft, seen, problem: undefined, conflict: undefined }
    edits.set(key, state)
  }
}
