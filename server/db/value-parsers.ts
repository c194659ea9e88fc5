import pg from 'pg'
import { unsafeNumber } from './errors.ts'

const { INT8, NUMERIC, DATE, TIMESTAMP, TIMESTAMPTZ } = pg.types.builtins

/** int8 and numeric become numbers, as long as a number holds them exactly enough. */
function toNumber(text: string): number {
  const number = Number(text)
  if (!(Math.abs(number) <= Number.MAX_SAFE_INTEGER)) throw unsafeNumber({ text })
  return number
}

/** `2024-05-01 12:34:56+08` in the session's zone, which is the business's, without fraction and offset. */
const toSeconds = (text: string): string => text.slice(0, 19)

const parsers = new Map<number, (text: string) => unknown>([
  [INT8, toNumber],
  [NUMERIC, toNumber],
  [DATE, (text) => text],
  [TIMESTAMP, toSeconds],
  [TIMESTAMPTZ, toSeconds],
])

/** How this application reads PostgreSQL's values; handed to each pool, never set for the whole process. */
export const valueParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => parsers.get(oid) ?? pg.types.getTypeParser(oid, format),
}
