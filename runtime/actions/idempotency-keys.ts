/**
 * Idempotency keys of an action's writes. A second click sends the same keys until the action has finished.
 */
export interface IdempotencyKeys {
  /** Key of a step's write. The key stays the same while the payload is equal, even after an error. */
  keyOf: (step: string, payload: unknown) => string
  /** Clears the key of a step, or all keys, so that the next click sends new keys. */
  clear: (step?: string) => void
}

/**
 * Creates the idempotency keys of an action. The server executes each key once: after a success it repeats
 * the stored response, after a failure it accepts the key again. A retry sends the same keys, so steps that
 * have already succeeded are not executed twice.
 */
export function createIdempotencyKeys(): IdempotencyKeys {
  const entries = new Map<string, { payload: string; key: string }>()
  return {
    keyOf: (step, payload) => {
      const text = JSON.stringify(payload)
      const last = entries.get(step)
      if (last?.payload === text) return last.key
      const key = newKey()
      entries.set(step, { payload: text, key })
      return key
    },
    clear: (step) => {
      if (step === undefined) entries.clear()
      else entries.delete(step)
    },
  }
}

/** 128 random bits. `crypto.randomUUID` is not available over plain HTTP. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
