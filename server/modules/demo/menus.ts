import { menusIn, type SeedFolder } from '../../db/seed/menu.ts'

/** Menu folder of example pages. */
export const demoFolder: SeedFolder = {
  url: '/demo',
  icon: 'appstore',
  order: 70,
  titles: { en: 'Demo', zh: '示例' },
}

/** Example pages for developers. */
export const demoMenus = menusIn('/demo', [
  {
    url: '/demo/formilyForm',
    component: 'modules/demo/FormilyForm',
    icon: 'form',
    order: 10,
    code: 'demo:formily',
    titles: { en: 'Formily form', zh: 'Formily 表单' },
  },
  {
    url: '/demo/splitOrder',
    component: 'modules/demo/SplitOrder',
    icon: 'fork',
    order: 20,
    code: 'demo:splitOrder',
    titles: { en: 'Split order', zh: '订单分账' },
  },
])
