/** Values that were read, by path, in the order of their first read. */
type Reads = ReadonlyMap<string, unknown>

const MAX_READS = 40

/**
 * Returns a proxy of the data that records which properties are read. Each level is a shallow copy, because a
 * proxy must return the values of a frozen object unchanged. A getter that throws results in undefined.
 */
export function recordReads<Data extends object>(data: Data): { data: Data; reads: () => Reads } {
  const reads = new Map<string, unknown>()
  const observe = (value: unknown, path: string): unknown => {
    if (typeof value !== 'object' || value === null) return value
    const copy = copyOf(value)
    return new Proxy(copy, {
      get: (target, key) => {
        const part = Reflect.get(target, key)
        if (typeof key === 'symbol' || !isOwnKey(target, key)) return part
        const at = pathOf(path, key, Array.isArray(target))
        if (reads.size < MAX_READS || reads.has(at)) reads.set(at, part)
        return observe(part, at)
      },
    })
  }
  return { data: observe(data, '') as Data, reads: () => withoutParents(reads) }
}

const pathOf = (path: string, key: string, isList: boolean) => {
  if (isList) return `${path}[${key}]`
  return path === '' ? key : `${path}.${key}`
}

/**
 * True for a key whose reads are recorded: an index of an array, or a key of an object, even if the object
 * lacks it.
 */
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

/** Drops each path of which a deeper path was read: `record` if `record.status` was read. */
function withoutParents(reads: Reads): Reads {
  const paths = [...reads.keys()]
  const isParent = (path: string) =>
    paths.some((other) => other.startsWith(`${path}.`) || other.startsWith(`${path}[`))
  return new Map([...reads].filter(([path]) => !isParent(path)))
}
