import { readers } from '../../db/seed/data/audiences.ts'
import { menusIn, type SeedFolder } from '../../db/seed/menu.ts'

/** Menu folder of shops. */
export const shopFolder: SeedFolder = {
  url: '/shopinfo',
  icon: 'shop',
  order: 5,
  titles: { en: 'Shops', zh: '门店' },
}

/** Menus of shops. */
export const shopMenus = menusIn('/shopinfo', [
  {
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
        titles: { en: 'Edit shop contact', zh: '修改门店联系人' },
        roles: ['settlement_clerk', 'shop_keeper'],
      },
      {
        code: 'shop:suspend',
        titles: { en: 'Suspend and resume shops', zh: '停用与恢复门店' },
        roles: ['settlement_reviewer'],
      },
      {
        code: 'shop:reveal',
        titles: { en: 'Show masked numbers', zh: '查看完整号码' },
        roles: ['settlement_reviewer'],
      },
      { code: 'shop:close', titles: { en: 'Close shops', zh: '关闭门店' } },
    ],
  },
  {
    url: '/shopinfo/shopForm',
    component: 'shopinfo/ShopForm',
    icon: 'shop',
    order: 20,
    code: 'shop:add',
    titles: { en: 'New shop', zh: '新增门店' },
    roles: ['settlement_clerk'],
    keepAlive: true,
  },
  {
    url: '/shopinfo/shopReview',
    component: 'shopinfo/ShopReview',
    order: 15,
    code: 'shop:review',
    titles: { en: 'Shop review', zh: '门店审核' },
    roles: ['settlement_reviewer'],
    hidden: true,
  },
])
