import { defineEndpoints, get, post, remove } from '../endpoint.ts'

/** Signing in through a CAS server or by an account elsewhere, for people who have not signed in. */
export const elsewhereEndpoints = defineEndpoints({
  'elsewhere.cas': get.value('/cas/client/validateLogin', 'public', {
    aliases: ['/sys/cas/client/validateLogin'],
  }),
  'elsewhere.enter': get.value('/thirdLogin/getLoginUser/:token', 'public', {
    aliases: [
      '/sys/thirdLogin/getLoginUser/:token/:thirdType',
      '/sys/thirdLogin/getLoginUser/:token/:thirdType/:tenantId',
    ],
  }),
  'elsewhere.bind': post.value('/sys/thirdLogin/user/checkPassword', 'public'),
  'elsewhere.bindByPhone': post.value('/sys/thirdLogin/bindingThirdPhone', 'public'),
  'elsewhere.create': post.value('/sys/thirdLogin/user/create', 'public'),
})

/** The accounts elsewhere that open the caller's account. */
export const thirdAccountEndpoints = defineEndpoints({
  'account.thirdAccounts': get.value('/app/account/third-accounts', 'signedIn'),
  'account.bindThird': post.value('/app/account/third-accounts', 'signedIn'),
  'account.unbindThird': remove.value('/app/account/third-accounts/:source', 'signedIn'),
})
