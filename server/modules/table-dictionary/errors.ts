import { defineHttpError } from '../../http/errors.ts'

export const tableDictMalformed = defineHttpError('TABLE_DICT_MALFORMED', 400, {
  en: 'A dictionary of a table is written table,text,code',
  zh: '字典Code格式不正确！',
})
export const tableDictClosed = defineHttpError<{ name: string }>('TABLE_DICT_CLOSED', 403, {
  en: ({ name }) => `No dictionary can be made of ${name}`,
  zh: ({ name }) => `不允许查询的字典表或字段：${name}`,
})
export const tableDictConditionInvalid = defineHttpError<{ at: string }>(
  'TABLE_DICT_CONDITION_INVALID',
  400,
  {
    en: ({ at }) => `The condition of the dictionary can not be read at “${at}”`,
    zh: ({ at }) => `字典条件格式不正确：“${at}”`,
  },
)
