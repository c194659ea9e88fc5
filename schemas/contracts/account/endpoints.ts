import { defineEndpoints, get, post, put, remove } from '../endpoint.ts'

/** Operations on a user's own account: profile, password, sessions, login history and files. */
export const accountEndpoints = defineEndpoints({
  'account.profile': get.record('/app/account/profile', 'signedIn'),
  'account.saveProfile': put.record('/app/account/profile', 'signedIn'),
  'account.sessions': get.value('/app/account/sessions', 'signedIn'),
  'account.endSession': remove.value('/app/account/sessions/:id', 'signedIn'),
  'account.endOtherSessions': remove.value('/app/account/sessions', 'signedIn'),
  'account.loginLog': get.page('/app/account/login-log', 'signedIn'),
  'file.facts': get.value('/app/files', 'signedIn'),
  'file.upload': post.value('/sys/common/upload', 'signedIn'),
})
