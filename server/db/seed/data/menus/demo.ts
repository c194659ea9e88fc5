import type { SeedFolder } from './seed-menu.ts'

/** Example pages for developers. */
export const demo: SeedFolder = {
  url: '/demo',
  icon: 'appstore',
  order: 70,
  titles: { en: 'Demo', zh: '示例' },
  menus: [
    {
      url: '/demo/formilyForm',
      component: 'modules/demo/FormilyForm',
      icon: 'form',
      order: 10,
      code: 'demo:formily',
      titles: { en: 'Formily form', zh: 'Formily 表单' },
      roles: ['admin'],
      buttons: [],
    },
  ],
}
