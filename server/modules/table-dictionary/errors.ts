import { defineHttpError } from '../../platform/http/errors.ts'

export const tableDictMalformed = defineHttpError('TABLE_DICT_MALFORMED', 400, {
  en: 'A table dictionary has the form table,text,code',
  zh: '字典Code格式不正确！',
})
export const tableDictClosed = defineHttpError<{ name: string }>('TABLE_DICT_CLOSED', 403, {
  en: ({ name }) => `${name} can't be used as a dictionary`,
  zh: ({ name }) => `不允许查询的字典表或字段：${name}`,
})
