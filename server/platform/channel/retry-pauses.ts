const SECOND = 1_000
/** Pauses after the first, second … request that the channel didn't answer, in seconds. */
const RETRY_PAUSES = [5, 15, 60, 300, 900]
/** First and longest pause between two queries for a result, in seconds. */
const FIRST_QUERY_PAUSE = 5
const MAX_QUERY_PAUSE = 3_600
/** Maximum number of times that the first pause is doubled. */
const MAX_DOUBLINGS = 20

/**
 * Milliseconds until a request that the channel didn't answer is sent again. `tries` is the number of earlier
 * requests without an answer. Returns undefined after the last pause: the operation then fails.
 */
export function retryPauseMs(tries: number): number | undefined {
  const seconds = RETRY_PAUSES[tries]
  return seconds === undefined ? undefined : seconds * SECOND
}

/** Milliseconds until the next query for a result. Each pause is twice as long as the previous pause. */
export function queryPauseMs(polls: number): number {
  return Math.min(FIRST_QUERY_PAUSE * 2 ** Math.min(polls, MAX_DOUBLINGS), MAX_QUERY_PAUSE) * SECOND
}
