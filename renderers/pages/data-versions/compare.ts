import type { SysDataLog } from '#schemas'

/** A field of a record, with its formatted values in both versions. */
export interface ComparedField {
  field: string
  /** Formatted value in the earlier version. Undefined if the field is missing or empty in that version. */
  before: string | undefined
  after: string | undefined
  state: 'same' | 'changed' | 'added' | 'removed'
}

function textOf(value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return undefined
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Returns the fields of a version. Returns an empty record if the content of the version is not a record. */
export function fieldsOf({ dataContent }: Pick<SysDataLog, 'dataContent'>): Record<string, unknown> {
  try {
    const content: unknown = JSON.parse(dataContent)
    return typeof content === 'object' && content !== null ? { ...content } : {}
  } catch {
    return {}
  }
}

function stateOf(before: string | undefined, after: string | undefined): ComparedField['state'] {
  if (before === after) return 'same'
  if (before === undefined) return 'added'
  return after === undefined ? 'removed' : 'changed'
}

/**
 * Returns first the changed fields, then the unchanged fields. The fields of each group are in the order of
 * the later version, followed by removed fields.
 */
export function compare(earlier: SysDataLog, later: SysDataLog): ComparedField[] {
  const [old, now] = [fieldsOf(earlier), fieldsOf(later)]
  const fields = [...new Set([...Object.keys(now), ...Object.keys(old)])].map((field) => {
    const [before, after] = [textOf(old[field]), textOf(now[field])]
    return { field, before, after, state: stateOf(before, after) }
  })
  const differing = fields.filter(({ state }) => state !== 'same')
  return [...differing, ...fields.filter(({ state }) => state === 'same')]
}
