import type { FormCore } from './form-core.ts'
import type { ArrayState, LeafState, Slot } from './form-state.ts'

/**
 * Splits a path into its keys: `items[3].amountFen`, `/items/3/amountFen` and `items.3.amountFen` give the
 * same keys.
 */
const toPath = (name: string): readonly string[] =>
  name
    .replace(/\[(\w+)\]/g, '.$1')
    .split(/[./]/)
    .filter((part) => part !== '')

/** Shows server errors at their inputs. Returns the errors that have no input. */
export function assignErrors(core: FormCore, fields: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(fields).flatMap(([name, message]) =>
    typeof message === 'string' && !assign(core, toPath(name), message) ? [message] : [],
  )
}

/**
 * Shows an error at the input with this path. If there is no such input, tries the path without its first
 * key, then without its first two keys, and so on, because these keys may name an argument. Returns false if
 * no input is found.
 */
function assign(core: FormCore, path: readonly string[], message: string): boolean {
  for (let start = 0; start < path.length; start++) {
    if (assignAt(core, path.slice(start), message)) return true
  }
  return false
}

function assignAt(core: FormCore, path: readonly string[], message: string): boolean {
  for (let length = path.length; length > 0; length--) {
    const slot = core.slots.get(path.slice(0, length).join('.'))
    const leaf = slot && shownOf(slot, core)
    if (leaf) return assignTo(leaf, path.slice(length), message)
  }
  return false
}

const shownOf = ({ leaves }: Slot, core: FormCore): LeafState | undefined => leaves.find(core.isShown)

/**
 * Shows an error at an input. If the error is about a cell of a sub-table and the cell exists, the cell shows
 * it too.
 */
function assignTo(leaf: LeafState, rest: readonly string[], message: string): boolean {
  if (leaf.kind === 'array' && rest.length > 1) assignToCell(leaf, rest, message)
  leaf.setServerError(message)
  return true
}

function assignToCell(array: ArrayState, rest: readonly string[], message: string): void {
  const row = array.rowOfSent(rest)
  if (!row) return
  const inRow = rest.slice(array.spec.sends === 'changes' ? 2 : 1)
  const nested = array.nestedOf(row).find(({ spec }) => spec.field === inRow[0])
  if (nested) {
    assignTo(nested, inRow.slice(1), message)
    return
  }
  const field = rest.at(-1) ?? ''
  if (array.columns.value.some(({ spec }) => spec.field === field))
    array.setCellError(row.key, field, message)
}
