import { everyone } from './audiences.ts'
import type { SeedMenu } from './seed-menu.ts'

/** Account pages; the header links to them, the menu doesn't. */
export const accountPages: readonly SeedMenu[] = [
  {
    url: '/isps/fileTask',
    component: 'account/FileTaskList',
    icon: 'file-done',
    order: 85,
    code: 'file:mine',
    titles: { en: 'My exports and imports', zh: '我的导出与导入' },
    roles: everyone,
    hidden: true,
    buttons: [],
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
    buttons: [],
  },
]
