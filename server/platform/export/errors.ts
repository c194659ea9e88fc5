import { defineHttpError } from '../http/errors.ts'

/** There is no list with this page id that can be exported. */
export const exportNotFound = defineHttpError('EXPORT_NOT_FOUND', 404, {
  en: "This list can't be exported",
  zh: '该列表不支持导出',
})

/** The request has an unknown column, a column the caller may not read, or an unknown format. */
export const exportInvalid = defineHttpError('EXPORT_INVALID', 400, {
  en: 'Invalid export options. Reload the page.',
  zh: '导出参数有误，请刷新页面后重试',
})

/** The list has more rows than are allowed in a file. */
export const exportTooLarge = defineHttpError<{ max: number }>('EXPORT_TOO_LARGE', 422, {
  en: ({ max }) => `At most ${max.toLocaleString('en-US')} rows can be exported. Narrow the filters.`,
  zh: ({ max }) => `最多可导出 ${max.toLocaleString('en-US')} 行，请缩小筛选范围`,
})

/** The process is already writing the maximum number of files. */
export const exportBusy = defineHttpError('EXPORT_BUSY', 503, {
  en: 'Other exports are running. Try again in a moment.',
  zh: '其他导出正在进行，请稍后再试',
})
