import { defineError } from '#schemas/errors'

/** Time limit for a script chunk, in milliseconds. */
const CHUNK_TIMEOUT_MS = 120_000

const chunkTimeout = defineError<undefined>(
  'CHUNK_LATE',
  'http',
  () => "This part of the app couldn't be loaded in time.",
)

/**
 * Loads a script chunk. A failed load is not cached, so the next call retries. A load that exceeds the time
 * limit fails.
 */
export function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  return new Promise((resolve, reject) => {
    const timeout = setTimeout(() => reject(chunkTimeout(undefined)), CHUNK_TIMEOUT_MS)
    load()
      .finally(() => clearTimeout(timeout))
      .then(resolve, reject)
  })
}
