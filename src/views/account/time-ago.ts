const STEPS = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const

const secondsOf = (time: string): number => Date.parse(`${time.replace(' ', 'T')}Z`) / 1_000

/**
 * Localized text for the time since a moment, such as "5 minutes ago". `time` and `now` are in business time.
 * The text is empty for an invalid time.
 */
export function timeAgo(time: string, now: string, language: string): string {
  const seconds = Math.max(0, secondsOf(now) - secondsOf(time))
  if (Number.isNaN(seconds)) return ''
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const step = STEPS.find((each) => seconds >= each.seconds)
  return step ? format.format(-Math.floor(seconds / step.seconds), step.unit) : format.format(0, 'second')
}
