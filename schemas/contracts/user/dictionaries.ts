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
  {
    code: 'activiti_sync',
    name: { en: 'Workflow synchronisation', zh: '同步工作流引擎' },
    about: { en: 'Read by the user form of JeecgBoot clients', zh: 'JeecgBoot 客户端的用户表单读取' },
    items: [item('1', 'Synchronised', '同步'), item('0', 'Not synchronised', '不同步')],
  },
])
