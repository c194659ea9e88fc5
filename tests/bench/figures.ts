import { median, ms, type Row } from './table.ts'

const quartile = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN

/**
 * Formats the median and the interquartile range of times. A wide range means that other processes slowed
 * down the run.
 */
export const formatMedianAndRange = (times: readonly number[]): string =>
  `${ms(median(times))} (${quartile(times, 0.25).toFixed(1)}–${quartile(times, 0.75).toFixed(1)})`

/** Creates a result row with our times in ms and the times of a peer in the same run. */
export const againstPeer = (
  what: string,
  own: readonly number[],
  peer: { name: string; times: readonly number[] },
): Row => ({
  what,
  measured: formatMedianAndRange(own),
  against: `${peer.name} ${formatMedianAndRange(peer.times)}`,
  ratio: (median(own) / median(peer.times)).toFixed(2),
})

/** Creates a result row with times in ms and their limit. */
export const againstLimit = (what: string, times: readonly number[], limit: number): Row => ({
  what: `${what} (≤ ${limit} ms)`,
  measured: formatMedianAndRange(times),
  against: `limit ${limit} ms`,
  ratio: (median(times) / limit).toFixed(2),
})
