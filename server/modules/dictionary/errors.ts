import { defineHttpError } from '../../http/errors.ts'

export const dictionaryShipped = defineHttpError<{ name: string }>('DICTIONARY_SHIPPED', 409, {
  en: ({ name }) => `${name} stays: pages need it`,
  zh: ({ name }) => `“${name}”为系统内置，页面依赖其编码，不可删除或更改编码`,
})
export const dictionaryItemsOther = defineHttpError('DICTIONARY_ITEMS_OTHER', 409, {
  en: 'The dictionary has other items by now: load them again',
  zh: '字典项已发生变化，请刷新后重试',
})
