import { defineDictionaries, item } from '../shipped-dictionary.ts'

/** Dictionaries of users. */
export const userDictionaries = defineDictionaries([
  {
    code: 'user_status',
    name: { en: 'User status', zh: '用户状态' },
    about: { en: 'Whether the user can sign in', zh: '用户是否可以登录' },
    items: [item('1', 'Normal', '正常', 'success'), item('2', 'Frozen', '冻结', 'warning')],
  },
  {
    code: 'sex',
    name: { en: 'Sex', zh: '性别' },
    about: { en: 'Of a user', zh: '用户的性别' },
    items: [item('1', 'Male', '男'), item('2', 'Female', '女')],
  },
])
