import { defineHttpError } from '../../platform/http/errors.ts'

export const tableDictMalformed = defineHttpError('TABLE_DICT_MALFORMED', 400, {
  en: 'A table dictionary has the form table,text,code',
  zh: '表字典格式应为“table,text,code”',
})
export const tableDictClosed = defineHttpError<{ name: string }>('TABLE_DICT_CLOSED', 403, {
  en: ({ name }) => `${name} can't be used as a dictionary`,
  zh: ({ name }) => `${name} 不能用作字典`,
})
