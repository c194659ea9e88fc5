/** Ms of 2024-01-01T00:00:00Z, from which ids count. 41 bits last until 2093. */
const EPOCH = Date.UTC(2024, 0, 1)
const WORKER_BITS = 10n
const SEQUENCE_BITS = 12n
const LAST_SEQUENCE = (1 << Number(SEQUENCE_BITS)) - 1
/** Digits of the greatest id: all are as long, so that their order as text is their order as numbers. */
const DIGITS = 19

/** Puts an id together: the ms since 1970 it was made at, and what tells it from others of that ms (22 bits). */
export function composeId(time: number, rest: number): string {
  const id = (BigInt(time - EPOCH) << (WORKER_BITS + SEQUENCE_BITS)) | BigInt(rest)
  return id.toString().padStart(DIGITS, '0')
}

/**
 * Makes ids of time, worker and sequence. Time in ids never runs backwards: a clock that was set back stands still
 * until it has caught up, and more ids than fit in a millisecond borrow the next one.
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
