import { defineFieldsError, defineHttpError } from '../../platform/http/errors.ts'

/** Error if no report page has the requested id, or if the report's data source doesn't exist. */
export const reportNotFound = defineHttpError('REPORT_NOT_FOUND', 404, {
  en: 'Report not found',
  zh: '报表不存在',
})

/**
 * Error of an unknown view or invalid filter values. `fields` contains the messages by filter id; the key for
 * an unknown view is `view`.
 */
export const reportParamsInvalid = defineFieldsError('REPORT_PARAMS_INVALID', 400, {
  en: 'Invalid report query',
  zh: '报表查询参数有误',
})

/** Error of a report over a large table if the range of days is missing or too long. */
export const reportRangeRequired = defineHttpError<{ days: number }>('REPORT_RANGE_REQUIRED', 400, {
  en: ({ days }) => `Choose a range of at most ${days} days`,
  zh: ({ days }) => `请选择不超过 ${days} 天的日期范围`,
})

/** Error of a report that exceeds the time limit of its page. */
export const reportTooSlow = defineHttpError<{ seconds: number }>('REPORT_TOO_SLOW', 422, {
  en: ({ seconds }) => `The report took longer than ${seconds} s. Narrow its filters.`,
  zh: ({ seconds }) => `报表运行超过 ${seconds} 秒，请缩小筛选范围`,
})
