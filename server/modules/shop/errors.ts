import { defineHttpError } from '../../http/errors.ts'
import type { Words } from '../../http/locale.ts'

/** Unknown, or outside the caller's departments: both answer alike. */
export const shopNotFound = defineHttpError('SHOP_NOT_FOUND', 404, {
  en: 'There is no such shop',
  zh: '门店不存在',
})
const applicationInvalid = defineHttpError('SHOP_APPLICATION_INVALID', 400, {
  en: 'Some of what was entered is not right yet',
  zh: '填写内容有误，请检查',
})
const taken = defineHttpError('SHOP_TAKEN', 409, {
  en: 'There is such a shop already',
  zh: '门店编码或证照号码已被占用',
})
/** Says at each field, `channels[0].ratePpm` too, what is wrong with it. */
export const shopApplicationInvalid = (fields: Record<string, Words>) =>
  applicationInvalid(undefined, { fields })
/** Another shop has the code or the licence. */
export const shopTaken = (fields: Record<string, Words>, cause?: unknown) =>
  taken(undefined, { fields, ...(cause !== undefined && { cause }) })
const contactInvalid = defineHttpError('SHOP_CONTACT_INVALID', 400, {
  en: 'The contact of this shop cannot be kept so',
  zh: '门店联系人信息有误',
})
/** Says at `contact` or `mobile` what is wrong with it. */
export const shopContactInvalid = (fields: Record<string, Words>) => contactInvalid(undefined, { fields })
export const shopChanged = defineHttpError('SHOP_CHANGED', 409, {
  en: 'This shop was changed meanwhile: look at it again first',
  zh: '该门店已被他人修改，请刷新后再试',
})
export const shopClosed = defineHttpError('SHOP_CLOSED', 409, {
  en: 'This shop is closed and changes no more',
  zh: '门店已关闭，不能再修改',
})
export const shopDepartmentMissing = defineHttpError('SHOP_DEPARTMENT_MISSING', 409, {
  en: 'Choose the department you work for first: the shop belongs to it',
  zh: '请先选择当前部门，门店将归属该部门',
})
