import { menusIn } from '../../db/seed/menu.ts'

/** Menu of the administration of pages. */
export const pageMenus = menusIn('/isystem', [
  {
    url: '/isystem/page',
    component: 'system/PageList',
    icon: 'layout',
    order: 57,
    code: 'page:list',
    titles: { en: 'Pages', zh: '页面管理' },
    roles: ['configurator'],
    keepAlive: true,
    buttons: [
      { code: 'page:edit', titles: { en: 'Edit', zh: '编辑' }, roles: ['configurator'] },
      { code: 'page:publish', titles: { en: 'Publish', zh: '发布' }, roles: ['configurator'] },
      { code: 'table:manage', titles: { en: 'Manage tables', zh: '管理数据表' } },
    ],
  },
])
