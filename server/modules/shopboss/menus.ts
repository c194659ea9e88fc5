import { settlers } from '../../db/seed/data/audiences.ts'
import { menusIn } from '../../db/seed/menu.ts'

/** Menus of owners and of their form, in the folder of shops. */
export const ownerMenus = menusIn('/shopinfo', [
  {
    url: '/shopboss/shopBoss',
    component: 'shopboss/ShopBossList',
    icon: 'user',
    order: 30,
    code: 'shopBoss:list',
    titles: { en: 'Shop owners', zh: '店主' },
    roles: settlers,
    keepAlive: true,
    buttons: [
      { code: 'shopBoss:edit', titles: { en: 'Edit owners', zh: '编辑店主' }, roles: ['settlement_clerk'] },
      {
        code: 'shopBoss:suspend',
        titles: { en: 'Suspend and resume owners', zh: '停用与恢复店主' },
        roles: ['settlement_reviewer'],
      },
      {
        code: 'shopBoss:reveal',
        titles: { en: 'Show masked numbers', zh: '查看完整号码' },
        roles: ['settlement_reviewer'],
      },
      { code: 'shopBoss:export', titles: { en: 'Export', zh: '导出' }, roles: settlers },
      { code: 'shopBoss:delete', titles: { en: 'Delete owners', zh: '删除店主' } },
      { code: 'shopBoss:merge', titles: { en: 'Merge owners', zh: '合并店主' } },
    ],
  },
  {
    url: '/shopboss/shopBossForm',
    component: 'shopboss/ShopBossForm',
    order: 35,
    code: 'shopBoss:add',
    titles: { en: 'New owner', zh: '新增店主' },
    roles: ['settlement_clerk'],
    hidden: true,
  },
])
