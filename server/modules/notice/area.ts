import { defineArea } from '../../platform/area/area.ts'
import { announcementDrafts } from './list-resource.ts'
import { noticeMenus } from './menus.ts'
import { noticeRoutes } from './routes.ts'

/** Announcements. */
export const noticeArea = defineArea({
  name: 'notice',
  routes: [noticeRoutes],
  lists: { 'notice.list': announcementDrafts },
  menus: noticeMenus,
})
