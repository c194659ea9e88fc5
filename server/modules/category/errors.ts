import { defineHttpError } from '../../platform/http/errors.ts'

export const categoryNotFound = defineHttpError('CATEGORY_NOT_FOUND', 404, {
  en: 'Category not found',
  zh: '分类不存在',
})
export const categoryFull = defineHttpError('CATEGORY_FULL', 409, {
  en: 'No codes left for categories here',
  zh: '该分类下的编码已用完',
})
export const categoryCycle = defineHttpError<{ name: string }>('CATEGORY_CYCLE', 409, {
  en: ({ name }) => `${name} can't be moved under itself`,
  zh: ({ name }) => `“${name}”不能移动到自身或其下级之下`,
})
export const categoryCodeElsewhere = defineHttpError<{ code: string }>('CATEGORY_CODE_ELSEWHERE', 409, {
  en: ({ code }) => `The code must start with ${code}`,
  zh: ({ code }) => `编码须以“${code}”开头`,
})
export const categoryQueryInvalid = defineHttpError('CATEGORY_QUERY_INVALID', 400, {
  en: 'A category or a start code is required',
  zh: '须填写分类或起始编码',
})
