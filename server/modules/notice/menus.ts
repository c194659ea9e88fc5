import { everyone } from '../../db/seed/data/audiences.ts'
import type { SeedMenu } from '../../db/seed/menu.ts'

/** Menus of announcements. The page with the user's own announcements is opened from the header. */
export const noticeMenus: readonly SeedMenu[] = [
  {
    folder: '/message',
    url: '/isystem/annountCement',
    component: 'system/SysAnnouncementList',
    icon: 'message',
    order: 60,
    code: 'system:annountCement:list',
    titles: { en: 'Announcements', zh: '系统通告' },
    keepAlive: true,
    buttons: [
      {
        code: 'system:annountCement:edit',
        titles: { en: 'Write and release announcements', zh: '编写与发布通告' },
      },
    ],
  },
  {
    url: '/isps/userAnnouncement',
    component: 'system/UserAnnouncementList',
    icon: 'bell',
    order: 90,
    code: 'notice:mine',
    titles: { en: 'My announcements', zh: '我的消息' },
    roles: everyone,
    hidden: true,
  },
]
