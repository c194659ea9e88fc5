import { defineEndpoints, get, post } from '../endpoint.ts'

/** Operations for login, logout and captcha. */
export const sessionEndpoints = defineEndpoints({
  'session.captcha': get.value('/sys/randomImage/:key', 'public'),
  'session.encryption': get.value('/sys/getEncryptedString', 'public'),
  'session.login': post.value('/sys/login', 'public'),
  'session.logout': post.value('/sys/logout', 'public'),
})
