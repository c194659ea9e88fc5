import { defineHttpError } from '../../http/errors.ts'
import type { Words } from '../../http/locale.ts'

/** A message names no more of them than one can read. */
const MOST_NAMED = 3

const named = (fields: Record<string, Words>, language: keyof Words, comma: string) =>
  Object.entries(fields)
    .slice(0, MOST_NAMED)
    .map(([key, words]) => `${key}: ${words[language]}`)
    .join(comma)

/**
 * A list was asked for by something it does not know; `fields` names each, and so does the message: stock clients
 * show nothing else.
 */
export const listQueryInvalid = defineHttpError<Record<string, Words>>('LIST_QUERY_INVALID', 400, {
  en: (fields) => `This list cannot be asked for like that. ${named(fields, 'en', '; ')}`,
  zh: (fields) => `列表查询参数有误。${named(fields, 'zh', '；')}`,
})

/** The table is too large to be read without naming the days. */
export const dateRangeRequired = defineHttpError<{ days: number }>('LIST_DATE_RANGE_REQUIRED', 400, {
  en: ({ days }) => `There are too many rows: choose a time range of at most ${days} days`,
  zh: ({ days }) => `数据量较大，请选择不超过 ${days} 天的时间范围`,
})
