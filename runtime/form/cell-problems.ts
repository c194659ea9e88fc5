import type { CellProblems } from './array-rows.ts'
import { type Ref, ref } from './ref.ts'

const NO_PROBLEMS: CellProblems = Object.freeze({})

/** Holds the errors of each row in a separate observable, and the keys of the rows with errors. */
export function createCellProblems(onChange: () => void) {
  const known = new Map<string, Ref<CellProblems>>()
  const invalid = ref<ReadonlySet<string>>(new Set())
  const refOf = (key: string) => {
    const found = known.get(key) ?? ref(NO_PROBLEMS)
    known.set(key, found)
    return found
  }
  const hasProblems = (problems: CellProblems) => Object.keys(problems).length > 0
  const put = (key: string, problems: CellProblems) => {
    refOf(key).value = hasProblems(problems) ? problems : NO_PROBLEMS
    if (hasProblems(problems) !== invalid.value.has(key)) toggle(key)
    onChange()
  }
  const toggle = (key: string) => {
    const next = new Set(invalid.value)
    if (!next.delete(key)) next.add(key)
    invalid.value = next
  }
  const replace = (all: readonly (readonly [string, CellProblems])[]) => {
    const found = all.filter(([, problems]) => hasProblems(problems))
    const keys = new Set(found.map(([key]) => key))
    for (const key of invalid.value) if (!keys.has(key)) refOf(key).value = NO_PROBLEMS
    for (const [key, problems] of found) refOf(key).value = problems
    invalid.value = keys
    onChange()
  }
  return { of: (key: string) => refOf(key).value, put, replace, invalid }
}
