import { defineHttpError } from '../http/errors.ts'

/** No shipped list of this id can be exported. */
export const exportNotFound = defineHttpError('EXPORT_NOT_FOUND', 404, {
  en: 'This list cannot be exported',
  zh: '该列表不支持导出',
})

/** A column that the page has not, or the caller may not read, or a format it does not offer; `fields` names it. */
export const exportInvalid = defineHttpError('EXPORT_INVALID', 400, {
  en: 'Invalid export options: reload the page',
  zh: '导出参数有误，请刷新页面后重试',
})

/** More rows than one file may have. */
export const exportTooLarge = defineHttpError<{ max: number }>('EXPORT_TOO_LARGE', 422, {
  en: ({ max }) => `At most ${max.toLocaleString('en-US')} rows can be exported: narrow the filters`,
  zh: ({ max }) => `最多可导出 ${max.toLocaleString('en-US')} 行，请缩小筛选范围`,
})

/** As many files are being made as this server makes at once. */
export const exportBusy = defineHttpError('EXPORT_BUSY', 503, {
  en: 'Other exports are running, please try again in a moment',
  zh: '其他导出正在进行，请稍后再试',
})
