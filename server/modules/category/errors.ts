import { defineHttpError } from '../../http/errors.ts'

export const categoryNotFound = defineHttpError('CATEGORY_NOT_FOUND', 404, {
  en: 'There is no such category',
  zh: '分类不存在',
})
export const categoryFull = defineHttpError('CATEGORY_FULL', 409, {
  en: 'No code is left for another category here',
  zh: '该分类下的编码已用完',
})
export const categoryCircle = defineHttpError<{ name: string }>('CATEGORY_CIRCLE', 409, {
  en: ({ name }) => `${name} can not stand below itself`,
  zh: ({ name }) => `“${name}”不能移动到自身或其下级之下`,
})
export const categoryChanged = defineHttpError('CATEGORY_CHANGED', 409, {
  en: 'Somebody else has changed this category: load it again',
  zh: '该分类已被他人修改，请刷新后重试',
})
export const categoryCodeElsewhere = defineHttpError<{ code: string }>('CATEGORY_CODE_ELSEWHERE', 409, {
  en: ({ code }) => `The code must begin with ${code}`,
  zh: ({ code }) => `编码不符合规范,须以"${code}"开头!`,
})
export const categoryAskedOddly = defineHttpError('CATEGORY_ASKED_ODDLY', 400, {
  en: 'Neither a category nor a code to begin at',
  zh: '加载分类字典树参数有误!',
})
