import { settlers } from '../../db/seed/data/audiences.ts'
import type { SeedMenu } from '../../db/seed/menu.ts'

/** Menu of owners, in the folder of shops. */
export const ownerMenus: readonly SeedMenu[] = [
  {
    folder: '/shopinfo',
    url: '/shopboss/shopBoss',
    component: 'shopboss/ShopBossList',
    icon: 'user',
    order: 30,
    code: 'shopBoss:list',
    titles: { en: 'Shop owners', zh: '店主' },
    roles: settlers,
    keepAlive: true,
    buttons: [{ code: 'shopBoss:merge', titles: { en: 'Merge owners', zh: '合并店主' }, roles: ['admin'] }],
  },
]
