import { defineArea } from '../../platform/area/area.ts'
import { messageResource, templateResource } from './list-resource.ts'
import { messageFolder, messageMenus } from './menus.ts'
import { messageRoutes } from './routes.ts'

/** Messages and their templates. */
export const messageArea = defineArea({
  name: 'message',
  routes: [messageRoutes],
  lists: { 'messageTemplate.list': templateResource, 'message.list': messageResource },
  uniqueColumns: { sys_sms_template: { columns: ['template_code'] } },
  menuFolders: [messageFolder],
  menus: messageMenus,
})
