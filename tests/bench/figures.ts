import { median, ms, type Row } from './table.ts'

const quartile = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN

/** Median and interquartile range, which shows the noise of the machine. */
export const spread = (times: readonly number[]): string =>
  `${ms(median(times))} (${quartile(times, 0.25).toFixed(1)}–${quartile(times, 0.75).toFixed(1)})`

/** Milliseconds next to those of a peer in the same run. */
export const againstPeer = (
  what: string,
  own: readonly number[],
  peer: { name: string; times: readonly number[] },
): Row => ({
  what,
  measured: spread(own),
  against: `${peer.name} ${spread(peer.times)}`,
  ratio: (median(own) / median(peer.times)).toFixed(2),
})

/** Milliseconds next to their limit. */
export const againstLimit = (what: string, times: readonly number[], limit: number): Row => ({
  what: `${what} (≤ ${limit} ms)`,
  measured: spread(times),
  against: `limit ${limit} ms`,
  ratio: (median(times) / limit).toFixed(2),
})
