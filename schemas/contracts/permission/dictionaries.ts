import { defineDictionaries, item } from '../shipped-dictionary.ts'

/** Dictionaries of menus and buttons. */
export const permissionDictionaries = defineDictionaries([
  {
    code: 'global_perms_type',
    name: { en: 'Permission policy', zh: '全局权限策略' },
    about: { en: 'What a button does without its permission', zh: '未授权时按钮的表现' },
    items: [
      item('1', 'Hidden without the permission', '可见/可访问（授权后可见/可访问）'),
      item('2', 'Disabled without the permission', '可编辑（未授权时禁用）'),
    ],
  },
])
