import { defineHttpError } from '../../http/errors.ts'

/** Unknown, removed, or somebody else's: all answer alike. */
export const viewNotFound = defineHttpError('VIEW_NOT_FOUND', 404, {
  en: 'There is no such view',
  zh: '视图不存在',
})
export const viewChanged = defineHttpError('VIEW_CHANGED', 409, {
  en: 'This view was changed elsewhere meanwhile: look at it again first',
  zh: '该视图已在其他地方修改，请重新打开后再试',
})
const taken = defineHttpError('VIEW_TITLE_TAKEN', 409, {
  en: 'You have a view of this name already',
  zh: '已有同名视图',
})
export const viewTitleTaken = (cause?: unknown) =>
  taken(undefined, {
    fields: { title: { en: 'is taken already', zh: '已被使用' } },
    ...(cause !== undefined && { cause }),
  })
export const viewTooMany = defineHttpError<{ limit: number }>('VIEW_TOO_MANY', 409, {
  en: ({ limit }) => `You keep ${limit} views already: delete one you no longer need`,
  zh: ({ limit }) => `视图已达 ${limit} 个，请先删除不再需要的视图`,
})
export const viewTooLarge = defineHttpError<{ kilobytes: number }>('VIEW_TOO_LARGE', 413, {
  en: ({ kilobytes }) => `A view holds at most ${kilobytes} KB`,
  zh: ({ kilobytes }) => `视图内容最多 ${kilobytes} KB`,
})
