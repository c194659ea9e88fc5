import { defineEndpoints, get, post, put, remove } from '../endpoint.ts'

/** The handler checks the caller's access: without an announcement, callers only notify their own clients. */
const checkedByHandler = 'signedIn'

/**
 * Operations on announcements, for readers and publishers. Paths and names belong to the JeecgBoot contract.
 */
export const noticeEndpoints = defineEndpoints({
  'notice.unread': get.value('/sys/annountCement/listByUser', 'signedIn'),
  'notice.one': get.record('/sys/annountCement/queryById', 'signedIn'),
  'notice.read': put.value('/sys/sysAnnouncementSend/editByAnntIdAndUserId', 'signedIn'),
  'notice.readAll': put.value('/sys/sysAnnouncementSend/readAll', 'signedIn'),
  'notice.mine': get.page('/sys/sysAnnouncementSend/getMyAnnouncementSend', 'signedIn'),
  'notice.add': post.record('/sys/annountCement/add', 'system:annountCement:edit'),
  'notice.list': get.page('/sys/annountCement/list', 'system:annountCement:list'),
  'notice.draft': get.record('/app/announcements/one', 'system:annountCement:list'),
  'notice.readers': get.page('/app/announcements/readers', 'system:annountCement:list', { dataRules: false }),
  'notice.edit': put.value('/sys/annountCement/edit', 'system:annountCement:edit'),
  // Later versions of the JeecgBoot contract edit announcements by POST.
  'notice.editByPost': post.value('/sys/annountCement/edit', 'system:annountCement:edit'),
  'notice.delete': remove.value('/sys/annountCement/delete', 'system:annountCement:edit'),
  'notice.deleteBatch': remove.value('/sys/annountCement/deleteBatch', 'system:annountCement:edit'),
  'notice.release': get.value('/sys/annountCement/doReleaseData', 'system:annountCement:edit'),
  'notice.tellAgain': get.value('/sys/annountCement/syncNotic', checkedByHandler),
  'notice.revoke': get.value('/sys/annountCement/doReovkeData', 'system:annountCement:edit'),
})
