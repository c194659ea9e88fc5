import { defineDictionaries, item } from '../shipped-dictionary.ts'

/** Dictionaries of departments. */
export const departDictionaries = defineDictionaries([
  {
    code: 'org_category',
    name: { en: 'Organisation type', zh: '部门类型' },
    about: { en: 'Type of a department', zh: '机构所属的类型' },
    items: [item('1', 'Company', '公司'), item('2', 'Department', '部门'), item('3', 'Post', '岗位')],
  },
])
