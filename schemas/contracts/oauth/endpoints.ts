import { defineEndpoints, get, post, remove } from '../endpoint.ts'

/** Operations that sign users in through a CAS server or an OAuth provider. */
export const oauthEndpoints = defineEndpoints({
  'oauth.cas': get.value('/cas/client/validateLogin', 'public', {
    aliases: ['/sys/cas/client/validateLogin'],
  }),
  'oauth.enter': get.value('/thirdLogin/getLoginUser/:token', 'public', {
    aliases: [
      '/sys/thirdLogin/getLoginUser/:token/:thirdType',
      '/sys/thirdLogin/getLoginUser/:token/:thirdType/:tenantId',
    ],
  }),
  'oauth.bind': post.value('/sys/thirdLogin/user/checkPassword', 'public'),
  'oauth.bindByPhone': post.value('/sys/thirdLogin/bindingThirdPhone', 'public'),
  'oauth.create': post.value('/sys/thirdLogin/user/create', 'public'),
})

/**
 * Operations on the caller's linked accounts: accounts at OAuth providers with which the caller can log in.
 */
export const thirdAccountEndpoints = defineEndpoints({
  'account.thirdAccounts': get.value('/app/account/third-accounts', 'signedIn'),
  'account.bindThird': post.value('/app/account/third-accounts', 'signedIn'),
  'account.unbindThird': remove.value('/app/account/third-accounts/:source', 'signedIn'),
})
