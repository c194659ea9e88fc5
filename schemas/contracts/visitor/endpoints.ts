import { defineEndpoints, get, post } from '../endpoint.ts'

/** Operations for visitors: SMS codes, registration and password reset. */
export const visitorEndpoints = defineEndpoints({
  'visitor.sms': post.value('/sys/sms', 'public'),
  'visitor.phoneLogin': post.value('/sys/phoneLogin', 'public'),
  'visitor.register': post.value('/sys/user/register', 'public'),
  'visitor.phoneVerification': post.value('/sys/user/phoneVerification', 'public'),
  'visitor.passwordChange': post.value('/sys/user/passwordChange', 'public'),
  'visitor.checkOnlyUser': get.value('/sys/user/checkOnlyUser', 'public'),
})
