/** Writes a moment as `yyyyMMddHHmmss` in a time zone. */
export function createStamp(timeZone: string): (at: Date) => string {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  return (at) => {
    const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]))
    return (['year', 'month', 'day', 'hour', 'minute', 'second'] as const)
      .map((part) => parts.get(part) ?? '')
      .join('')
  }
}
