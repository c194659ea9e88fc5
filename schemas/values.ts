/** True if a value is an object, such as a row: no array and not null. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the value at a path of keys; undefined if a key is missing. */
export const valueAt = (value: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (held, key) =>
      typeof held === 'object' && held !== null ? (held as Record<string | number, unknown>)[key] : undefined,
    value,
  )
