import { http } from '../session/http.ts'
import { shippedPages } from './page-files.ts'
import { createPublishedPages } from './published-pages.ts'
import { releaseIndex } from './releases.ts'

/** Loads the pages that are released or shipped. */
export const pageSource = createPublishedPages({
  shipped: shippedPages,
  index: releaseIndex,
  // No notification is shown, because the error is shown in place of the page.
  call: (component) => http.call('page.get', { component }, { isQuiet: true }),
})
