import { defineEndpoints, get, post } from '../endpoint.ts'

/** The way into a session and out of it. */
export const sessionEndpoints = defineEndpoints({
  'session.captcha': get.value('/sys/randomImage/:key', 'public'),
  'session.encryption': get.value('/sys/getEncryptedString', 'public'),
  'session.login': post.value('/sys/login', 'public'),
  'session.logout': post.value('/sys/logout', 'public'),
})
