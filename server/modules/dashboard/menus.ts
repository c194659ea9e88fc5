import { everyone } from '../../db/seed/data/audiences.ts'
import type { SeedMenu } from '../../db/seed/menu.ts'

/** Menu of the home page, with the permissions to see the explanations of pages and rows. */
export const dashboardMenus: readonly SeedMenu[] = [
  {
    url: '/dashboard/analysis',
    component: 'dashboard/Analysis',
    icon: 'home',
    order: 0,
    code: 'dashboard:view',
    titles: { en: 'Home', zh: '首页' },
    roles: everyone,
    buttons: [
      { code: 'page:inspect', titles: { en: 'Inspect pages', zh: '查看页面成因' }, roles: ['configurator'] },
      { code: 'row:why', titles: { en: 'Explain row access', zh: '查看记录可见原因' } },
      { code: 'row:whyOthers', titles: { en: 'Explain row access of others', zh: '查看他人可见原因' } },
    ],
  },
]
