import type { QueryClient } from '@tanstack/react-query'
import type { CellEdit, ListPage } from '#schemas'
import { isRecord } from '#schemas/values'
import { actionErrorText } from '../../actions/errors.ts'
import type { Http } from '../../http/create-http.ts'
import { failureOf } from '../../http/errors.ts'
import type { Translate } from '../../i18n/interpolate.ts'
import type { Notify } from '../../notify/notify-port.ts'
import type { DataRecord } from '../../registry/definitions.ts'
import type { TableColumn } from '../list-state.ts'
import { rowKeyOf } from '../rows/row-operations.ts'
import { type CellEditState, type CellEdits, versionKey } from './cell-edits.ts'

/** Data and functions for saving a cell. */
interface SaveTools {
  page: ListPage
  version: string
  http: Http
  queries: QueryClient
  edits: CellEdits
  text: Translate
  notify: Notify
}

interface SavedCell {
  key: string
  column: Pick<TableColumn, 'id' | 'field' | 'title'>
  edit: CellEdit
  state: CellEditState
  value: unknown
}

interface SentRow {
  id: string
  version: unknown
}

const CONFLICT = 409

/**
 * Returns the version to send: the newest version that saves in this list have returned or, before the first
 * save, the loaded version.
 */
const versionOf = (edits: CellEdits, row: string, seen: unknown): unknown => {
  const next = edits.nextVersions.get(versionKey(row, seen))
  return next === undefined ? seen : versionOf(edits, row, next)
}

/** Converts a typed value to the value to send. An empty string becomes null. */
const sent = (value: unknown) => (value === undefined || value === '' ? null : value)

/**
 * Sends the value of a cell. The cell shows the value during the request. After a failure, the cell opens
 * again with the typed value, and after a conflict it also shows the changed row. If the cell is no longer on
 * screen, a toast shows the error.
 */
export async function saveCell(cell: SavedCell, tools: SaveTools): Promise<void> {
  const { key, column, edit, state, value } = cell
  const { edits, page, http, text, notify } = tools
  const id = String(state.seen[rowKeyOf(page)])
  edits.set(key, { ...state, mode: 'saving', draft: value, problem: undefined, conflict: undefined })
  try {
    await edits.runInOrder(id, async () => {
      const version = versionOf(edits, id, state.seen.version)
      const args = { id, version, [column.field]: sent(value) }
      const headers = {
        'X-Page-Id': page.id,
        'X-Page-Version': tools.version,
        'X-Action-Id': `edit-${column.id}`.slice(0, 40),
      }
      const changed = await http.call<unknown>(edit.op, args, { headers })
      if (isRecord(changed)) updateRows(changed, { id, version }, tools)
    })
    edits.set(key, undefined)
  } catch (error) {
    const openState = await failedState(error, cell, tools)
    edits.set(key, openState)
    if (edits.isOnScreen(key)) return
    const placeholders = { title: column.title, problem: openState.problem ?? '' }
    notify.toast({ type: 'error', text: text("{{title}} wasn't saved: {{problem}}", placeholders) })
  }
}

/**
 * Updates the saved row in all cached responses. Fields that are missing in the save's response stay
 * unchanged.
 */
function updateRows(changed: DataRecord, { id, version }: SentRow, { page, edits, queries }: SaveTools) {
  const { version: next } = changed
  if (typeof next === 'number' && next > Number(version))
    edits.nextVersions.set(versionKey(id, version), next)
  const rowKey = rowKeyOf(page)
  queries.setQueriesData({ queryKey: ['data', rowsOperation(page)] }, (answer: unknown) => {
    if (!isRecord(answer) || !Array.isArray(answer.records)) return answer
    const records = answer.records.map((row: unknown) => {
      if (!isRecord(row) || String(row[rowKey]) !== id) return row
      const known = Object.entries(changed).filter(([name]) => Object.hasOwn(row, name))
      return { ...row, ...Object.fromEntries(known) }
    })
    return { ...answer, records }
  })
}

async function failedState(
  error: unknown,
  { state, value }: SavedCell,
  tools: SaveTools,
): Promise<CellEditState> {
  const { field } = state
  const failure = failureOf(error)
  const at = failure?.fields && Object.hasOwn(failure.fields, field) ? failure.fields[field] : undefined
  const problem = at ?? actionErrorText(error, tools.text)
  const openState: CellEditState = { ...state, mode: 'open', draft: value, problem, conflict: undefined }
  if (failure?.status !== CONFLICT) return openState
  const now = await readAgain(state.seen, tools)
  if (!now || now.version === state.seen.version) return openState
  return { ...openState, seen: now, conflict: { before: state.seen, after: now } }
}

/** Reloads the rows. Returns the current state of a row, or undefined if it isn't in the list any more. */
async function readAgain(seen: DataRecord, { page, queries }: SaveTools) {
  const queryKey = ['data', rowsOperation(page)]
  await queries.invalidateQueries({ queryKey }).catch(() => undefined)
  const rowKey = rowKeyOf(page)
  const answers = queries.getQueriesData({ queryKey, type: 'active' }).map(([, answer]) => answer)
  const rows = answers.flatMap((answer) =>
    isRecord(answer) && Array.isArray(answer.records) ? (answer.records as unknown[]) : [],
  )
  const row = rows.find((one) => isRecord(one) && one[rowKey] === seen[rowKey])
  return isRecord(row) ? (row as DataRecord) : undefined
}

function rowsOperation(page: ListPage): string {
  const source = page.data?.[page.list.rows ?? 'rows']
  return source && 'op' in source ? source.op : ''
}
