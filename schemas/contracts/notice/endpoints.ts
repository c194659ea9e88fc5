import { defineEndpoints } from '../endpoint.ts'

/** Announcements: what a user was told and has read, and publishing them. Paths and names are the contract's. */
export const noticeEndpoints = defineEndpoints({
  'notice.unread': {
    method: 'GET',
    path: '/sys/annountCement/listByUser',
    access: 'signedIn',
    gives: 'value',
  },
  'notice.one': { method: 'GET', path: '/sys/annountCement/queryById', access: 'signedIn', gives: 'record' },
  'notice.read': {
    method: 'PUT',
    path: '/sys/sysAnnouncementSend/editByAnntIdAndUserId',
    access: 'signedIn',
    gives: 'value',
  },
  'notice.readAll': {
    method: 'PUT',
    path: '/sys/sysAnnouncementSend/readAll',
    access: 'signedIn',
    gives: 'value',
  },
  'notice.mine': {
    method: 'GET',
    path: '/sys/sysAnnouncementSend/getMyAnnouncementSend',
    access: 'signedIn',
    gives: 'page',
  },
  'notice.add': {
    method: 'POST',
    path: '/sys/annountCement/add',
    access: 'system:annountCement:edit',
    gives: 'record',
  },
  'notice.release': {
    method: 'GET',
    path: '/sys/annountCement/doReleaseData',
    access: 'system:annountCement:edit',
    gives: 'value',
  },
  'notice.revoke': {
    method: 'GET',
    path: '/sys/annountCement/doReovkeData',
    access: 'system:annountCement:edit',
    gives: 'value',
  },
})
