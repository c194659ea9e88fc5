const WHOLE_PPM = 1_000_000

/**
 * Splits an amount by shares, with the largest-remainder method. If two remainders are equal, the first
 * receiver gets more. The parts add up exactly to the amount, and no part is negative. If all shares are zero
 * or missing, the first receiver gets everything.
 */
export function splitFen(totalFen: number, shares: readonly number[]): number[] {
  if (!Number.isSafeInteger(totalFen) || totalFen < 0)
    throw new RangeError('The amount to split is whole fen, not negative.')
  if (!shares.every((share) => Number.isSafeInteger(share) && share >= 0)) {
    throw new RangeError('Shares are whole numbers, not negative.')
  }
  const all = shares.reduce((sum, share) => sum + BigInt(share), 0n)
  if (all === 0n) return shares.map((_, index) => (index === 0 ? totalFen : 0))
  const exact = shares.map((share) => BigInt(totalFen) * BigInt(share))
  const parts = exact.map((product) => Number(product / all))
  const left = totalFen - parts.reduce((sum, part) => sum + part, 0)
  const first = exact
    .map((product, index) => ({ rest: product % all, index }))
    .sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1))
    .slice(0, left)
  for (const { index } of first) parts[index] = (parts[index] ?? 0) + 1
  return parts
}

/** A receiver of a split. A receiver gets either a share of the whole income or a fixed amount. */
export interface SplitReceiver {
  sharePpm?: number | null
  amountFen?: number | null
}

/**
 * The parts of an income after a split: the amounts of the receivers in order, and the rest for the shop. The
 * parts add up to the income.
 */
export interface SplitIncome {
  parts: number[]
  restFen: number
}

/**
 * Splits an income. First, shares are calculated from the whole income and rounded together with the rest, by
 * the largest-remainder method. Then the fixed amounts are taken from the rest, in order, until the rest is
 * used up.
 */
export function splitIncome(incomeFen: number, receivers: readonly SplitReceiver[]): SplitIncome {
  const shares = receivers.map(({ sharePpm }) => sharePpm ?? 0)
  const sharedPpm = shares.reduce((sum, share) => sum + share, 0)
  const parts = splitFen(incomeFen, [...shares, WHOLE_PPM - sharedPpm])
  let restFen = parts.pop() ?? 0
  for (const [index, { amountFen }] of receivers.entries()) {
    if (amountFen == null) continue
    parts[index] = Math.min(amountFen, restFen)
    restFen -= parts[index] ?? 0
  }
  return { parts, restFen }
}

/** The parts of an example amount after a split. Parts that can't be calculated yet are null. */
export interface SplitPreview {
  parts: (number | null)[]
  restFen: number | null
}

const isWhole = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0

/** True if a receiver has either a share or a fixed amount, and if this number is whole. */
const isComplete = ({ sharePpm, amountFen }: SplitReceiver) =>
  (sharePpm == null) !== (amountFen == null) && isWhole(sharePpm ?? amountFen)

/**
 * Splits an example amount in the same way as `splitIncome`, while the user is still entering the receivers.
 * Incomplete receivers get nothing. If the shares exceed 100 %, the amount can't be split.
 */
export function previewSplit(incomeFen: number, receivers: readonly SplitReceiver[]): SplitPreview {
  const complete = receivers.filter(isComplete)
  const sharedPpm = complete.reduce((sum, { sharePpm }) => sum + (sharePpm ?? 0), 0)
  if (sharedPpm > WHOLE_PPM) return { parts: receivers.map(() => null), restFen: null }
  const { parts, restFen } = splitIncome(incomeFen, complete)
  const amounts = parts.values()
  return {
    parts: receivers.map((each) => (isComplete(each) ? (amounts.next().value ?? null) : null)),
    restFen,
  }
}
