import { menusIn } from '../../db/seed/menu.ts'

/** Menus of delegations. */
export const delegationMenus = menusIn('/isystem/people', [
  {
    url: '/isystem/userAgent',
    component: 'system/SysUserAgentList',
    order: 13,
    code: 'system:userAgent:list',
    titles: { en: 'Agents', zh: '代理人管理' },
    hidden: true,
    buttons: [{ code: 'system:userAgent:edit', titles: { en: 'Set and delete', zh: '设置与取消' } }],
  },
  {
    url: '/isystem/userAgentAdd',
    component: 'system/SysUserAgentAdd',
    order: 14,
    code: 'system:userAgent:add',
    titles: { en: 'New agent', zh: '新增代理人' },
    hidden: true,
  },
])
