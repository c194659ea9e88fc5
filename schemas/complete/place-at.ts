import { allPlaces } from '../check/all-places.ts'
import { formValues } from '../check/form-parts.ts'
import type { Contracts } from '../check/options.ts'
import { toPointer } from '../check/page-text.ts'
import { mainSource, type Owner, sourceOwner } from '../check/parts.ts'
import type { Place } from '../check/places.ts'
import type { Page } from '../meta/page.ts'

/** Syntax of the value: a rule, or an expression, which may be part of a template. */
export type PlaceKind = 'expression' | 'rule'

type Holder = Record<string, unknown>

const probes: Record<PlaceKind, () => unknown> = {
  expression: () => ({ $expr: 'null' }),
  rule: () => ({ field: 'id', op: 'notEmpty' }),
}

/**
 * Returns the expression or rule at a JSON Pointer, with its scope. Returns undefined if the page has no
 * expression or rule at the pointer. The value at the pointer may be missing or invalid. The function
 * therefore works on a copy of the page, with a simple expression or rule at the pointer.
 */
export function placeAt(
  page: Page,
  contracts: Contracts,
  pointer: string,
  kind: PlaceKind,
): Place | undefined {
  const copy = structuredClone(page)
  if (!put(copy, pointer.split('/').slice(1), probes[kind]())) return undefined
  const target = kind === 'rule' ? pointer : `${pointer}/$expr`
  try {
    const places = allPlaces(copy, contracts)
    return places.find((place) => toPointer(place.path) === target)
  } catch {
    // An incomplete page gets no completions.
    return undefined
  }
}

function put(page: unknown, keys: readonly string[], value: unknown): boolean {
  const last = keys.at(-1)
  let holder = page as Holder | undefined
  for (const key of keys.slice(0, -1)) {
    if (typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, key)) return false
    holder = holder[key] as Holder
  }
  if (last === undefined || typeof holder !== 'object' || holder === null) return false
  Object.defineProperty(holder, last, { value, enumerable: true, configurable: true, writable: true })
  return true
}

/**
 * Returns the record types of the names in the scope, by name. The schemas of the records' fields contain the
 * dictionary codes.
 */
export function recordTypesOf(page: Page, contracts: Contracts): Readonly<Record<string, Owner | undefined>> {
  const record = sourceOwner(page, mainSource(page), contracts)
  return { record, row: record, values: formValues(page, contracts) }
}
