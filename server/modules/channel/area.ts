import { defineArea } from '../../platform/area/area.ts'
import { operationResource } from '../../platform/channel/operation-resource.ts'
import { channelWorkers } from '../../platform/channel/workers.ts'
import { defineRecords } from '../../platform/resource/define-records.ts'
import { callbackRoutes } from './callback.ts'
import { merchantNotFound } from './errors.ts'
import { channelFolder, channelMenus } from './menus.ts'
import { merchantResource } from './merchants.ts'
import { payChannels } from './pay-channels.ts'
import { merchantResults } from './results.ts'
import { breakerRoutes, merchantRoutes, operationRoutes } from './routes.ts'

/** Accounts of shops at payment channels. */
const merchants = defineRecords({
  name: 'channelMerchant',
  list: merchantResource,
  get: { notFound: merchantNotFound },
  exports: { access: 'channelMerchant:export' },
  routes: merchantRoutes,
})

/** Operations at payment channels. */
const channelOperations = defineRecords({
  name: 'channelOperation',
  list: operationResource,
  exports: { access: 'channelOperation:export' },
  routes: operationRoutes,
})

/** Payment channels. */
export const channelArea = defineArea({
  name: 'channel',
  resources: [payChannels, merchants, channelOperations],
  routes: [breakerRoutes, callbackRoutes, channelWorkers],
  channelResults: merchantResults,
  menuFolders: [channelFolder],
  menus: channelMenus,
})
