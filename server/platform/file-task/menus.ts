import { everyone } from '../../db/seed/data/audiences.ts'
import type { SeedMenu } from '../../db/seed/menu.ts'

/** Page of the user's own exports and imports. The header has a link to this page; the menu doesn't. */
export const fileTaskMenus: readonly SeedMenu[] = [
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
]
