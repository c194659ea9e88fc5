import { readers } from '../../db/seed/data/audiences.ts'
import type { SeedFolder, SeedMenu } from '../../db/seed/menu.ts'

/** Menu folder of shops. */
export const shopFolder: SeedFolder = {
  url: '/shopinfo',
  icon: 'shop',
  order: 5,
  titles: { en: 'Shops', zh: '门店' },
}

/** Menus of shops. */
export const shopMenus: readonly SeedMenu[] = [
  {
    folder: '/shopinfo',
    url: '/shopinfo/shopInfo',
    component: 'shopinfo/ShopInfoList',
    icon: 'appstore',
    order: 10,
    code: 'shop:list',
    titles: { en: 'Shop list', zh: '门店列表' },
    roles: readers,
    keepAlive: true,
    buttons: [
      {
        code: 'shop:edit',
        titles: { en: 'Edit shop contact', zh: '编辑门店联系人' },
        roles: ['admin', 'settlement_clerk', 'shop_keeper'],
      },
      {
        code: 'shop:suspend',
        titles: { en: 'Suspend and resume shops', zh: '停用与恢复门店' },
        roles: ['admin', 'settlement_reviewer'],
      },
      {
        code: 'shop:reveal',
        titles: { en: 'Show masked numbers', zh: '查看完整号码' },
        roles: ['admin', 'settlement_reviewer'],
      },
      { code: 'shop:close', titles: { en: 'Close shops', zh: '关闭门店' }, roles: ['admin'] },
    ],
  },
  {
    folder: '/shopinfo',
    url: '/shopinfo/shopForm',
    component: 'shopinfo/ShopForm',
    icon: 'shop',
    order: 20,
    code: 'shop:add',
    titles: { en: 'New shop', zh: '新增门店' },
    roles: ['admin', 'settlement_clerk'],
    keepAlive: true,
    buttons: [],
  },
  {
    folder: '/shopinfo',
    url: '/shopinfo/shopReview',
    component: 'shopinfo/ShopReview',
    order: 15,
    code: 'shop:review',
    titles: { en: 'Shop review', zh: '门店审核' },
    roles: ['admin', 'settlement_reviewer'],
    hidden: true,
    buttons: [],
  },
]
