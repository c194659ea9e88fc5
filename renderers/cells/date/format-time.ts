const TIME = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?/
const TOKEN = /YYYY|MM|DD|HH|mm|ss/g
const TIME_OF_DAY = /[ ,]*HH.*$/

/** The format of the specification, unless a page tells another. */
export const DEFAULT_FORMAT = 'YYYY-MM-DD HH:mm:ss'

/** Writes a time of the API in a format; a day alone loses the format's time of day; undefined where it is no time.
 * The API speaks business time already, so nothing is shifted. */
export function formatTime(text: string, format = DEFAULT_FORMAT): string | undefined {
  const match = TIME.exec(text)
  if (!match) return undefined
  const [, YYYY = '', MM = '', DD = '', HH, mm = '', ss = '00'] = match
  const parts: Record<string, string> = { YYYY, MM, DD, HH: HH ?? '00', mm, ss }
  const wanted = HH === undefined ? format.replace(TIME_OF_DAY, '') : format
  return wanted.replace(TOKEN, (token) => parts[token] ?? token)
}
