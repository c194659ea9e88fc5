import { defineHttpError } from '../../platform/http/errors.ts'

/**
 * Error of an announcement that is unknown, not released, or addressed to other users. All cases get the same
 * answer.
 */
export const noticeNotFound = defineHttpError(
  'NOTICE_NOT_FOUND',
  404,
  { en: 'Announcement not found', zh: '通告不存在' },
  { contractCode: 404 },
)
export const noticeReleased = defineHttpError('NOTICE_RELEASED', 409, {
  en: 'The announcement is already released',
  zh: '通告已发布',
})
export const noticeNotReleased = defineHttpError('NOTICE_NOT_RELEASED', 409, {
  en: "The announcement isn't released",
  zh: '通告尚未发布',
})
export const noticeAlreadyReleased = defineHttpError('NOTICE_OUT', 409, {
  en: "A released announcement can't be edited. Revoke it first.",
  zh: '已发布的通告不能编辑，请先撤销。',
})
export const noticeChanged = defineHttpError('NOTICE_CHANGED', 409, {
  en: 'This announcement was changed by another user. Reload and try again.',
  zh: '该通告已被他人修改，请刷新后重试。',
})
export const recipientsUnknown = defineHttpError('NOTICE_RECIPIENTS', 400, {
  en: 'Choose at least one existing recipient',
  zh: '请选择有效的接收用户',
})
export const timesWrong = defineHttpError('NOTICE_TIMES', 400, {
  en: 'Times must be YYYY-MM-DD HH:mm:ss, and the end after the start',
  zh: '时间格式应为 YYYY-MM-DD HH:mm:ss，且结束时间须晚于开始时间',
})
export const openPageUnsafe = defineHttpError('NOTICE_OPEN_PAGE', 400, {
  en: 'The page to open must be an application path, an http(s) URL or a component name',
  zh: '打开页面应为本系统路径、http(s) 地址或组件名称',
})
