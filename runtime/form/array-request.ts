import type { FormArray } from '#schemas'
import type { DataRecord } from '../registry/definitions.ts'
import type { FormCore, RowScope } from './form-core.ts'
import type { ArrayState } from './form-state.ts'
import { canWrite } from './node-access.ts'
import { isBlank } from './pure-data.ts'
import { isSameRow, type Row } from './row.ts'

interface ArrayRequestParts {
  core: FormCore
  spec: FormArray
  /** The loaded rows, with which the current rows are compared. */
  base: () => readonly Row[]
  rows: () => readonly Row[]
  viewOf: (row: Row) => DataRecord
  scopeOf: (row: Row) => RowScope
  nestedOf: (row: Row) => readonly ArrayState[]
}

/**
 * Builds the rows of the request: all rows, or only those that were added, changed or removed since loading.
 */
export function createArrayRequest(parts: ArrayRequestParts) {
  const { spec, rows } = parts
  return {
    sent: () => {
      const loaded = loadedById(parts)
      const send = (row: Row) => toSend(row, loaded.get(row.id), parts)
      if (spec.sends !== 'changes') return rows().map(send)
      const { added, changed, removed } = changesOf(parts)
      return {
        added: added.map(({ id: _unknown, ...row }) => send({ ...row, id: undefined })),
        changed: changed.map(send),
        removed: removed.map(({ id }) => id),
      }
    },
    rowOfSent: ([first = '', second = '']: readonly string[]) => {
      if (spec.sends !== 'changes') return rows()[Number(first)]
      const { added, changed } = changesOf(parts)
      if (first === 'added') return added[Number(second)]
      return first === 'changed' ? changed[Number(second)] : undefined
    },
  }
}

const loadedById = ({ base }: ArrayRequestParts) =>
  new Map<unknown, Row>(base().flatMap((row) => (row.id === undefined ? [] : [[row.id, row] as const])))

function changesOf(parts: ArrayRequestParts) {
  const loaded = loadedById(parts)
  const rows = parts.rows()
  const isKnown = ({ id }: Row) => id !== undefined && loaded.has(id)
  const currentIds = new Set(rows.map(({ id }) => id))
  return {
    added: rows.filter((row) => !isKnown(row)),
    changed: rows.filter((row) => isKnown(row) && !isSameRow(row, loaded.get(row.id))),
    removed: [...loaded.values()].filter(({ id }) => !currentIds.has(id)),
  }
}

/**
 * The values of a row that are sent. An emptied value is null, and a value that was never set is left out.
 */
function toSend(
  row: Row,
  before: Row | undefined,
  { core, spec, viewOf, scopeOf, nestedOf }: ArrayRequestParts,
): DataRecord {
  const view = viewOf(row)
  const { access } = core.ports.value
  const sent: Record<string, unknown> = row.id === undefined ? {} : { id: row.id }
  for (const { field, requires, visible } of spec.columns) {
    if (!canWrite(access, requires) || !core.isMet(visible, scopeOf(row))) continue
    if (!isBlank(view[field])) sent[field] = view[field]
    else if (!isBlank(before?.values[field])) sent[field] = null
  }
  for (const { spec: nested, shown, sent: sentRows } of nestedOf(row)) {
    if (canWrite(access, nested.requires) && shown.value) sent[nested.field] = sentRows()
  }
  return sent
}
