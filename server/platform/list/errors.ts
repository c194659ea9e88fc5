import { defineHttpError } from '../http/errors.ts'
import type { LocalizedText } from '../http/locale.ts'

/** Adds an error for a parameter. Ignores further errors for the same parameter. */
export type AddError = (key: string, words: LocalizedText) => void

const MAX_KEY = 64

/** Collects the errors of a query string, so that all of them are reported at once. */
export function collectErrors() {
  const fields: Record<string, LocalizedText> = Object.create(null)
  return {
    addError: ((key, words) => {
      fields[key.slice(0, MAX_KEY)] ??= words
    }) satisfies AddError,
    /** Throws LIST_QUERY_INVALID if there are errors. */
    throwErrors(): void {
      if (Object.keys(fields).length > 0) throw listQueryInvalid(fields, { fields })
    },
  }
}

/** Maximum number of parameters that a message names. */
const MOST_NAMED = 3

const named = (fields: Record<string, LocalizedText>, language: keyof LocalizedText, comma: string) =>
  Object.entries(fields)
    .slice(0, MOST_NAMED)
    .map(([key, words]) => `${key}: ${words[language]}`)
    .join(comma)

/**
 * Invalid list query. `fields` contains an error for each wrong parameter. The message also names parameters,
 * since JeecgBoot clients show only the message.
 */
export const listQueryInvalid = defineHttpError<Record<string, LocalizedText>>('LIST_QUERY_INVALID', 400, {
  en: (fields) => `Invalid list query. ${named(fields, 'en', '; ')}`,
  zh: (fields) => `列表查询参数有误。${named(fields, 'zh', '；')}`,
})

/** The table is so large that a query must be limited to a range of days. */
export const dateRangeRequired = defineHttpError<{ days: number }>('LIST_DATE_RANGE_REQUIRED', 400, {
  en: ({ days }) => `Too many rows. Choose a time range of at most ${days} days.`,
  zh: ({ days }) => `数据量较大，请选择不超过 ${days} 天的时间范围`,
})

export const tableDictConditionInvalid = defineHttpError<{ at: string }>(
  'TABLE_DICT_CONDITION_INVALID',
  400,
  {
    en: ({ at }) => `Invalid dictionary condition at “${at}”`,
    zh: ({ at }) => `字典条件格式不正确：“${at}”`,
  },
)
