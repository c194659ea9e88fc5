import { defineEndpoints } from '../endpoint.ts'

/** The way into a session and out of it. */
export const sessionEndpoints = defineEndpoints({
  'session.captcha': { method: 'GET', path: '/sys/randomImage/:key', access: 'public', gives: 'value' },
  'session.encryption': { method: 'GET', path: '/sys/getEncryptedString', access: 'public', gives: 'value' },
  'session.login': { method: 'POST', path: '/sys/login', access: 'public', gives: 'value' },
  'session.logout': { method: 'POST', path: '/sys/logout', access: 'public', gives: 'value' },
})
