import type { DictionaryValue } from '#schemas'
import { defineHttpError } from '../../platform/http/errors.ts'
import type { LocalizedText } from '../../platform/http/locale.ts'
import { numberMessages } from '../../records/number-messages.ts'

/** Messages for the fields of an owner. */
export const messages = {
  ...numberMessages,
  taken: { en: 'Another owner has this number', zh: '该证件号码已属于其他店主' },
}

export type OwnerStatus = DictionaryValue<'shop_boss_status'>

/** Error of an owner that is unknown or outside the caller's departments. Both cases get the same error. */
export const ownerNotFound = defineHttpError('SHOP_BOSS_NOT_FOUND', 404, {
  en: 'Owner not found',
  zh: '店主不存在',
})
export const ownerChanged = defineHttpError<{ name: string }>('SHOP_BOSS_CHANGED', 409, {
  en: ({ name }) => `Owner ${name} was changed by another user. Try again.`,
  zh: ({ name }) => `店主“${name}”已被他人修改，请重试`,
})
export const ownerMerged = defineHttpError<{ name: string }>('SHOP_BOSS_MERGED', 409, {
  en: ({ name }) => `Owner ${name} is already merged into another owner`,
  zh: ({ name }) => `店主“${name}”已被合并到其他店主`,
})
export const ownersDiffer = defineHttpError('SHOP_BOSS_KINDS_DIFFER', 409, {
  en: "A person and a company can't be merged",
  zh: '个人店主与企业店主不能合并',
})
export const sameOwner = defineHttpError('SHOP_BOSS_SAME', 400, {
  en: "An owner can't be merged with itself",
  zh: '店主不能与自身合并',
})
/** Error of a merge that would move shops outside the caller's departments. */
export const shopsOutsideScope = defineHttpError<{ name: string }>('SHOP_BOSS_SHOPS_HIDDEN', 409, {
  en: ({ name }) => `Owner ${name} has shops of other departments`,
  zh: ({ name }) => `店主“${name}”名下有其他部门的门店`,
})

/** Texts of the owner statuses for messages. */
const statuses: Record<OwnerStatus, LocalizedText> = {
  ACTIVE: { en: 'active', zh: '正常' },
  SUSPENDED: { en: 'suspended', zh: '已停用' },
  MERGED: { en: 'merged', zh: '已合并' },
}
/** Error of a request to suspend or resume an owner whose status doesn't permit it. */
export const ownerWrongStatus = defineHttpError<{ name: string; status: OwnerStatus }>(
  'SHOP_BOSS_WRONG_STATUS',
  409,
  {
    en: ({ name, status }) => `Not possible: owner ${name} is ${statuses[status].en}`,
    zh: ({ name, status }) => `店主“${name}”当前为“${statuses[status].zh}”，不能执行该操作`,
  },
)
/**
 * Error of an id number that belongs to another owner. The message contains the owner's name only if the user
 * may see the owner.
 */
export const idNumberTaken = defineHttpError<{ name: string | null }>('SHOP_BOSS_ID_TAKEN', 409, {
  en: ({ name }) => (name === null ? messages.taken.en : `Owner ${name} has this number`),
  zh: ({ name }) => (name === null ? messages.taken.zh : `该证件号码已属于店主“${name}”`),
})
/** Error of a request to delete an owner who has shops, or into whom other owners were merged. */
export const ownerInUse = defineHttpError<{ name: string }>('SHOP_BOSS_IN_USE', 409, {
  en: ({ name }) => `Owner ${name} has shops or merged owners`,
  zh: ({ name }) => `店主“${name}”名下有门店或已合并的店主`,
})
/** Error of a request to add an owner if the user has no current department. */
export const departmentMissing = defineHttpError('SHOP_BOSS_DEPARTMENT_MISSING', 409, {
  en: 'Choose your current department first. The owner will belong to it.',
  zh: '请先选择当前部门，店主将归属该部门',
})
