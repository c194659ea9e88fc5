import type { SysDataLog } from '#schemas'

/** One field of two versions, as people read it. */
export interface ComparedField {
  field: string
  /** Undefined where there was, or is, nothing. */
  before: string | undefined
  after: string | undefined
  state: 'same' | 'changed' | 'added' | 'removed'
}

function textOf(value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return undefined
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** The fields of a version; none of content that is no record. */
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

/** Every field that either version has, what differs first and otherwise as the later one has them. */
export function compare(earlier: SysDataLog, later: SysDataLog): ComparedField[] {
  const [old, now] = [fieldsOf(earlier), fieldsOf(later)]
  const fields = [...new Set([...Object.keys(now), ...Object.keys(old)])].map((field) => {
    const [before, after] = [textOf(old[field]), textOf(now[field])]
    return { field, before, after, state: stateOf(before, after) }
  })
  const differing = fields.filter(({ state }) => state !== 'same')
  return [...differing, ...fields.filter(({ state }) => state === 'same')]
}
