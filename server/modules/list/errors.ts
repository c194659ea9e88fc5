import { defineHttpError } from '../../http/errors.ts'

/** A list was asked for by something it does not know; `fields` names each. */
export const listQueryInvalid = defineHttpError('LIST_QUERY_INVALID', 400, {
  en: 'This list cannot be asked for like that',
  zh: '列表查询参数有误',
})

/** The table is too large to be read without naming the days. */
export const dateRangeRequired = defineHttpError<{ days: number }>('LIST_DATE_RANGE_REQUIRED', 400, {
  en: ({ days }) => `There are too many rows: choose a time range of at most ${days} days`,
  zh: ({ days }) => `数据量较大，请选择不超过 ${days} 天的时间范围`,
})
