/**
 * Instant from which ids count their time, in ms since 1970: 2024-01-01T00:00:00Z. The 41 bits for this time
 * suffice until 2093.
 */
const EPOCH = Date.UTC(2024, 0, 1)
const WORKER_BITS = 10n
const SEQUENCE_BITS = 12n
const LAST_SEQUENCE = (1 << Number(SEQUENCE_BITS)) - 1
/** Length of every id. Since all ids have the same length, their text order equals their numeric order. */
const DIGITS = 19

/** Composes an id from a time in ms since 1970 and 22 further bits. */
export function composeId(time: number, rest: number): string {
  const id = (BigInt(time - EPOCH) << (WORKER_BITS + SEQUENCE_BITS)) | BigInt(rest)
  return id.toString().padStart(DIGITS, '0')
}

/**
 * Creates the generator of ids. An id consists of a time, a worker number and a sequence number. The time in
 * the ids never decreases: if the clock is set back, the last time is used again. If all ids of a millisecond
 * are used, the next millisecond is used.
 */
export function createSnowflake({ worker, now }: { worker: number; now: () => number }): () => string {
  let time = 0
  let sequence = 0
  return () => {
    const current = now()
    if (current > time) {
      time = current
      sequence = 0
    } else if (sequence < LAST_SEQUENCE) {
      sequence++
    } else {
      time++
      sequence = 0
    }
    return composeId(time, worker * (LAST_SEQUENCE + 1) + sequence)
  }
}
