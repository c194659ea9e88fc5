import { defineEndpoints } from '../endpoint.ts'

/** Signing in through a CAS server or by an account elsewhere, for people who have not signed in. */
export const elsewhereEndpoints = defineEndpoints({
  'elsewhere.cas': {
    method: 'GET',
    path: '/cas/client/validateLogin',
    aliases: ['/sys/cas/client/validateLogin'],
    access: 'public',
    gives: 'value',
  },
  'elsewhere.enter': {
    method: 'GET',
    path: '/thirdLogin/getLoginUser/:token',
    aliases: [
      '/sys/thirdLogin/getLoginUser/:token/:thirdType',
      '/sys/thirdLogin/getLoginUser/:token/:thirdType/:tenantId',
    ],
    access: 'public',
    gives: 'value',
  },
  'elsewhere.bind': {
    method: 'POST',
    path: '/sys/thirdLogin/user/checkPassword',
    access: 'public',
    gives: 'value',
  },
  'elsewhere.bindByPhone': {
    method: 'POST',
    path: '/sys/thirdLogin/bindingThirdPhone',
    access: 'public',
    gives: 'value',
  },
  'elsewhere.create': {
    method: 'POST',
    path: '/sys/thirdLogin/user/create',
    access: 'public',
    gives: 'value',
  },
})

/** The accounts elsewhere that open the caller's account. */
export const thirdAccountEndpoints = defineEndpoints({
  'account.thirdAccounts': {
    method: 'GET',
    path: '/app/account/third-accounts',
    access: 'signedIn',
    gives: 'value',
  },
  'account.bindThird': {
    method: 'POST',
    path: '/app/account/third-accounts',
    access: 'signedIn',
    gives: 'value',
  },
  'account.unbindThird': {
    method: 'DELETE',
    path: '/app/account/third-accounts/:source',
    access: 'signedIn',
    gives: 'value',
  },
})
