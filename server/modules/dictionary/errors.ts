import { defineHttpError } from '../../platform/http/errors.ts'

export const dictionaryShipped = defineHttpError<{ name: string }>('DICTIONARY_SHIPPED', 409, {
  en: ({ name }) => `${name} is built-in: pages depend on it`,
  zh: ({ name }) => `“${name}”为系统内置，页面依赖其编码，不可删除或更改编码`,
})
