import { defineError } from '#schemas/errors'

/** How long a script chunk may take, in milliseconds. */
export const CHUNK_TIMEOUT_MS = 120_000

export const chunkLate = defineError<undefined>(
  'CHUNK_LATE',
  'http',
  () => "This part of the app couldn't be loaded in time.",
)

/**
 * Loads a script chunk. One that fails does so at once, and the next call asks anew; one that does not arrive within
 * two minutes is given up as a load error.
 */
export function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  return new Promise((resolve, reject) => {
    const giveUp = setTimeout(() => reject(chunkLate(undefined)), CHUNK_TIMEOUT_MS)
    load()
      .finally(() => clearTimeout(giveUp))
      .then(resolve, reject)
  })
}
