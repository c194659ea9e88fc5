import { defineEndpoints, get, post, put } from '../endpoint.ts'

const list = 'page:list'
const edit = 'page:edit'
const publish = 'page:publish'

/**
 * Operations on pages as data: drafts, versions and releases. These operations are an extension of the
 * JeecgBoot contract.
 */
export const pageEndpoints = defineEndpoints({
  'page.list': get.page('/app/pages', list, { dataRules: false }),
  'page.get': get.value('/app/pages/page', 'signedIn'),
  'page.released': get.value('/app/pages/released', 'signedIn'),
  'page.versions': get.page('/app/pages/versions', list, { dataRules: false }),
  'page.diff': get.value('/app/pages/diff', list),
  'page.draft': get.value('/app/pages/draft', edit),
  'page.saveDraft': put.value('/app/pages/draft', edit),
  'page.check': post.value('/app/pages/check', edit),
  'page.publish': post.value('/app/pages/publish', publish),
  'page.rollback': post.value('/app/pages/rollback', publish),
})
