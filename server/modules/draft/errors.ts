import { defineHttpError } from '../../http/errors.ts'

/** Unknown, removed, or somebody else's: all answer alike. */
export const draftNotFound = defineHttpError('DRAFT_NOT_FOUND', 404, {
  en: 'There is no such draft',
  zh: '草稿不存在',
})
export const draftChanged = defineHttpError('DRAFT_CHANGED', 409, {
  en: 'This draft was saved elsewhere meanwhile: open it again to go on from there',
  zh: '该草稿已在其他地方保存，请重新打开后继续',
})
export const draftTooLarge = defineHttpError<{ kilobytes: number }>('DRAFT_TOO_LARGE', 413, {
  en: ({ kilobytes }) => `A draft holds at most ${kilobytes} KB`,
  zh: ({ kilobytes }) => `草稿内容最多 ${kilobytes} KB`,
})
export const draftTooMany = defineHttpError<{ limit: number }>('DRAFT_TOO_MANY', 409, {
  en: ({ limit }) => `You keep ${limit} drafts already: remove one you no longer need`,
  zh: ({ limit }) => `草稿已达 ${limit} 份，请先删除不再需要的草稿`,
})
