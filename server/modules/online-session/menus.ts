import { menusIn } from '../../db/seed/menu.ts'

/** Menu of signed-in users. */
export const onlineSessionMenus = menusIn('/isystem/people', [
  {
    url: '/isystem/online',
    component: 'system/OnlineUserList',
    icon: 'user',
    order: 80,
    code: 'system:online:list',
    titles: { en: 'Online users', zh: '在线用户' },
    buttons: [{ code: 'system:online:edit', titles: { en: 'End sessions', zh: '强制退出' } }],
  },
])
