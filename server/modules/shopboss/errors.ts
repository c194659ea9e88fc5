import { defineHttpError } from '../../platform/http/errors.ts'

/** Error of an owner that is unknown or outside the caller's departments. Both cases get the same answer. */
export const ownerNotFound = defineHttpError('SHOP_BOSS_NOT_FOUND', 404, {
  en: 'Owner not found',
  zh: '店主不存在',
})
export const ownerChanged = defineHttpError<{ name: string }>('SHOP_BOSS_CHANGED', 409, {
  en: ({ name }) => `Owner ${name} was changed by someone else. Try again.`,
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
  en: "An owner can't be merged into itself",
  zh: '店主不能与自身合并',
})
/** Error of a merge that would move shops outside the caller's departments. */
export const shopsOutsideScope = defineHttpError<{ name: string }>('SHOP_BOSS_SHOPS_HIDDEN', 409, {
  en: ({ name }) => `Owner ${name} has shops of other departments`,
  zh: ({ name }) => `店主“${name}”名下有其他部门的门店`,
})
