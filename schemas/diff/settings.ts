import { isRecord } from '../values.ts'
/**
 * A setting whose value has changed. `key` is the path of the setting inside the node. A value is undefined
 * if its version of the page doesn't have the setting.
 */
export interface ChangedSetting {
  key: string
  before: unknown
  after: unknown
}

const ownOf = (holder: Record<string, unknown>, key: string) =>
  Object.hasOwn(holder, key) ? holder[key] : undefined

/**
 * Lists the differences between two values. Each difference is listed at the deepest possible path. The order
 * of keys doesn't matter.
 */
export function changedSettings(before: unknown, after: unknown, key = ''): ChangedSetting[] {
  if (before === after) return []
  const at = (part: string | number) => (key === '' ? String(part) : `${key}.${part}`)
  if (isRecord(before) && isRecord(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    return keys.flatMap((part) => changedSettings(ownOf(before, part), ownOf(after, part), at(part)))
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    const parts = before.flatMap((part, index) => changedSettings(part, after[index], at(index)))
    if (before.length === after.length) return parts
    return [{ key, before, after }]
  }
  return [{ key, before, after }]
}

/** True if two values are equal. */
export const isSame = (before: unknown, after: unknown): boolean =>
  changedSettings(before, after).length === 0
