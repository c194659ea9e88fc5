import { menusIn } from '../../db/seed/menu.ts'

/** Menus of dictionaries. */
export const dictionaryMenus = menusIn('/isystem/reference', [
  {
    url: '/isystem/dict',
    component: 'system/DictList',
    icon: 'bars',
    order: 50,
    code: 'system:dict:list',
    titles: { en: 'Dictionaries', zh: '数据字典' },
    keepAlive: true,
    buttons: [{ code: 'system:dict:edit', titles: { en: 'Edit and delete', zh: '编辑与删除' } }],
  },
  {
    url: '/isystem/dictForm',
    component: 'system/DictForm',
    order: 51,
    code: 'system:dict:add',
    titles: { en: 'New dictionary', zh: '新增字典' },
    hidden: true,
  },
  {
    url: '/isystem/dictRecycleBin',
    component: 'system/DictRecycleBin',
    order: 52,
    code: 'system:dict:bin',
    titles: { en: 'Dictionary recycle bin', zh: '字典回收站' },
    hidden: true,
  },
])
