import type { SeedMenu } from '../../db/seed/menu.ts'

/** Menus of dictionaries. */
export const dictionaryMenus: readonly SeedMenu[] = [
  {
    folder: '/isystem/reference',
    url: '/isystem/dict',
    component: 'system/DictList',
    icon: 'bars',
    order: 50,
    code: 'system:dict:list',
    titles: { en: 'Dictionaries', zh: '数据字典' },
    roles: ['admin'],
    keepAlive: true,
    buttons: [
      { code: 'system:dict:edit', titles: { en: 'Edit and delete', zh: '编辑与删除' }, roles: ['admin'] },
    ],
  },
  {
    folder: '/isystem/reference',
    url: '/isystem/dictForm',
    component: 'system/DictForm',
    order: 51,
    code: 'system:dict:add',
    titles: { en: 'New dictionary', zh: '新增字典' },
    roles: ['admin'],
    hidden: true,
    buttons: [],
  },
  {
    folder: '/isystem/reference',
    url: '/isystem/dictRecycleBin',
    component: 'system/DictRecycleBin',
    order: 52,
    code: 'system:dict:bin',
    titles: { en: 'Dictionary recycle bin', zh: '字典回收站' },
    roles: ['admin'],
    hidden: true,
    buttons: [],
  },
]
