import { defineArea } from '../../platform/area/area.ts'
import { defineExport } from '../../platform/area/export.ts'
import { operationResource } from '../../platform/channel/operation-resource.ts'
import { channelWorkers } from '../../platform/channel/workers.ts'
import { callbackRoutes } from './callback.ts'
import { channelFolder, channelMenus } from './menus.ts'
import { merchantResource } from './merchants.ts'
import { payChannels } from './pay-channels.ts'
import { merchantResults } from './results.ts'
import { breakerRoutes, operationRoutes } from './routes.ts'

/** Payment channels. */
export const channelArea = defineArea({
  name: 'channel',
  resources: [payChannels],
  routes: [operationRoutes, breakerRoutes, callbackRoutes, channelWorkers],
  channelResults: merchantResults,
  lists: { 'channelMerchant.list': merchantResource, 'channelOperation.list': operationResource },
  exports: {
    'channelMerchant.list': defineExport('channelMerchant:export', merchantResource),
    'channelOperation.list': defineExport('channelOperation:export', operationResource),
  },
  menuFolders: [channelFolder],
  menus: channelMenus,
})
