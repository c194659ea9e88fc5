import { defineDictionaries, item } from '../shipped-dictionary.ts'

/** Dictionaries of logs. */
export const logDictionaries = defineDictionaries([
  {
    code: 'log_type',
    name: { en: 'Log type', zh: '日志类型' },
    about: { en: 'Category of a log entry', zh: '日志记录的类别' },
    items: [item('1', 'Sign-in', '登录日志'), item('2', 'Operation', '操作日志')],
  },
  {
    code: 'operate_type',
    name: { en: 'Operation type', zh: '操作类型' },
    about: { en: 'Operation on a record', zh: '用户对数据执行的操作' },
    items: [
      item('1', 'Look', '查询'),
      item('2', 'Add', '添加'),
      item('3', 'Change', '修改'),
      item('4', 'Delete', '删除', 'danger'),
      item('5', 'Import', '导入'),
      item('6', 'Export', '导出'),
    ],
  },
  {
    code: 'login_outcome',
    name: { en: 'Sign-in result', zh: '登录结果' },
    about: { en: 'Result of a sign-in', zh: '登录的结果' },
    items: [
      item('SUCCESS', 'Signed in', '登录成功', 'success'),
      item('FAILURE', 'Failed', '登录失败', 'danger'),
      item('LOGOUT', 'Signed out', '退出登录', 'neutral'),
    ],
  },
])
