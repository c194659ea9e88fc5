/** The keys of an action's writes, kept until the action is through: a second click meanwhile means the same writes. */
export interface Attempts {
  /** The key of a step's write: the same as last time as long as it says the same, whatever became of it. */
  keyOf: (step: string, said: unknown) => string
  /** The action is through: the next click means other writes. */
  forget: () => void
}

/**
 * A server does a key once: where the write arrived it repeats its answer, where it failed it finds the key free. So a
 * key is never changed for an error, and steps before the one that failed are not done twice.
 */
export function createAttempts(): Attempts {
  const known = new Map<string, { said: string; key: string }>()
  return {
    keyOf: (step, said) => {
      const words = JSON.stringify(said)
      const last = known.get(step)
      if (last?.said === words) return last.key
      const key = newKey()
      known.set(step, { said: words, key })
      return key
    },
    forget: () => known.clear(),
  }
}

/** 128 random bits; `crypto.randomUUID` is missing on plain http. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
