/** What was read: each path with its value, in the order of the first read. */
export type Reads = ReadonlyMap<string, unknown>

const MOST = 40

/**
 * Hands data out and notes what is read of it. It works on a shallow copy at each level, since frozen data (snapshots,
 * answers) must give out what they hold, and getters that fail are read as nothing.
 */
export function recorded<Data extends object>(data: Data): { data: Data; reads: () => Reads } {
  const reads = new Map<string, unknown>()
  const watch = (value: unknown, path: string): unknown => {
    if (typeof value !== 'object' || value === null) return value
    const copy = copyOf(value)
    return new Proxy(copy, {
      get: (target, key) => {
        const part = Reflect.get(target, key)
        if (typeof key === 'symbol' || !isOwnKey(target, key)) return part
        const at = placeOf(path, key, Array.isArray(target))
        if (reads.size < MOST || reads.has(at)) reads.set(at, part)
        return watch(part, at)
      },
    })
  }
  return { data: watch(data, '') as Data, reads: () => withoutWays(reads) }
}

const placeOf = (path: string, key: string, isList: boolean) => {
  if (isList) return `${path}[${key}]`
  return path === '' ? key : `${path}.${key}`
}

/** A list's own methods and its length are no data; a key that is not there yet is. */
const isOwnKey = (target: object, key: string) =>
  Array.isArray(target) ? /^\d+$/.test(key) : !(key in Object.prototype)

function copyOf(value: object): object {
  if (Array.isArray(value)) return [...value]
  const copy: Record<string, unknown> = {}
  for (const key of Object.keys(value)) {
    try {
      copy[key] = (value as Record<string, unknown>)[key]
    } catch {
      copy[key] = undefined
    }
  }
  return copy
}

/** `record` alone says nothing where `record.status` was read. */
function withoutWays(reads: Reads): Reads {
  const paths = [...reads.keys()]
  const isWay = (path: string) =>
    paths.some((other) => other.startsWith(`${path}.`) || other.startsWith(`${path}[`))
  return new Map([...reads].filter(([path]) => !isWay(path)))
}
