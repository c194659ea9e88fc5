import type { Http } from './create-http.ts'

/** Returns an `Http` whose refusals cause no notification, because the caller shows them. */
export const withOwnRefusals = (http: Http): Http => ({
  call: (operation, args, options) => http.call(operation, args, { ...options, showsRefusals: true }),
})
