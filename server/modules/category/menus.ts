import { menusIn } from '../../db/seed/menu.ts'

/** Menu of categories. */
export const categoryMenus = menusIn('/isystem/reference', [
  {
    url: '/isys/category',
    component: 'system/SysCategoryList',
    icon: 'partition',
    order: 52,
    code: 'system:category:list',
    titles: { en: 'Categories', zh: '分类字典' },
    keepAlive: true,
    buttons: [
      { code: 'system:category:edit', titles: { en: 'Add, edit and delete', zh: '新增、编辑与删除' } },
    ],
  },
])
