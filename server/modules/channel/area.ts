import { defineArea } from '../../platform/area/area.ts'
import { defineExport } from '../../platform/area/export.ts'
import { channelFolder, channelMenus } from './menus.ts'
import { merchantResource } from './merchants.ts'
import { payChannels } from './pay-channels.ts'
import { merchantRoutes } from './routes.ts'

/** Payment channels. */
export const channelArea = defineArea({
  name: 'channel',
  resources: [payChannels],
  routes: [merchantRoutes],
  lists: { 'channelMerchant.list': merchantResource },
  exports: { 'channelMerchant.list': defineExport('channelMerchant:export', merchantResource) },
  menuFolders: [channelFolder],
  menus: channelMenus,
})
