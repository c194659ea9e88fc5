const decimalsOf = (value: number) => String(value).split('.')[1]?.length ?? 0

/**
 * Adds numbers exactly, including decimals: 0.1 and 0.2 give 0.3. Returns undefined if a value isn't a finite
 * number, or if the sum is too large to be exact.
 */
export function exactSum(values: readonly unknown[]): number | undefined {
  const numbers = values.filter((value) => Number.isFinite(value)) as number[]
  if (numbers.length < values.length) return undefined
  const scale = 10 ** Math.max(0, ...numbers.map(decimalsOf))
  const sum = numbers.reduce((before, value) => before + Math.round(value * scale), 0)
  return Number.isSafeInteger(sum) ? sum / scale : undefined
}
