/** A setting that differs, by the path of its keys; `undefined` where it is not there. */
export interface ChangedSetting {
  key: string
  before: unknown
  after: unknown
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const ownOf = (holder: Record<string, unknown>, key: string) =>
  Object.hasOwn(holder, key) ? holder[key] : undefined

/** What differs between two pieces of data, as deep inside as it can be named. The order of keys means nothing. */
export function changedSettings(before: unknown, after: unknown, key = ''): ChangedSetting[] {
  if (before === after) return []
  const at = (part: string | number) => (key === '' ? String(part) : `${key}.${part}`)
  if (isObject(before) && isObject(after)) {
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

/** Whether two pieces of data say the same. */
export const isSame = (before: unknown, after: unknown): boolean =>
  changedSettings(before, after).length === 0
