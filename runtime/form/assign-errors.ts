import type { FormCore } from './form-core.ts'
import type { LeafState, Slot } from './form-state.ts'

/** `items[3].amountFen`, `/items/3/amountFen` and `items.3.amountFen` are one place. */
const toPath = (name: string): readonly string[] =>
  name
    .replace(/\[(\w+)\]/g, '.$1')
    .split(/[./]/)
    .filter((part) => part !== '')

/** Puts messages of the server at their inputs; gives the messages that have none here. */
export function assignErrors(core: FormCore, fields: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(fields).flatMap(([name, message]) =>
    typeof message === 'string' && !place(core, toPath(name), message) ? [message] : [],
  )
}

/** A server may name the argument that the values were put into: then the end of the path is looked for. */
function place(core: FormCore, path: readonly string[], message: string): boolean {
  for (let start = 0; start < path.length; start++) {
    if (placeAt(core, path.slice(start), message)) return true
  }
  return false
}

function placeAt(core: FormCore, path: readonly string[], message: string): boolean {
  for (let length = path.length; length > 0; length--) {
    const slot = core.slots.get(path.slice(0, length).join('.'))
    const leaf = slot && shownOf(slot, core)
    if (leaf) return placeIn(leaf, path.slice(length), message)
  }
  return false
}

const shownOf = ({ leaves }: Slot, core: FormCore): LeafState | undefined => leaves.find(core.isShown)

/** In a sub-table at its cell; where there is no such row, or what is named is inside a value, at the input itself. */
function placeIn(leaf: LeafState, rest: readonly string[], message: string): boolean {
  const row = leaf.kind === 'array' && rest.length > 1 ? leaf.rowOfSent(rest) : undefined
  const field = rest.at(-1) ?? ''
  if (leaf.kind !== 'array' || !row || !leaf.columns.value.some(({ spec }) => spec.field === field)) {
    leaf.refuse(message)
    return true
  }
  leaf.refuseCell(row.key, field, message)
  leaf.refuse(message)
  return true
}
