import { defineArea } from '../../platform/area/area.ts'
import { messageFolder, messageMenus } from './menus.ts'
import { messages, templates } from './resources.ts'

/** Messages and their templates. */
export const messageArea = defineArea({
  name: 'message',
  resources: [templates, messages],
  menuFolders: [messageFolder],
  menus: messageMenus,
})
