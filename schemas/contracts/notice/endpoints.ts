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
  'notice.list': {
    method: 'GET',
    path: '/sys/annountCement/list',
    access: 'system:annountCement:list',
    gives: 'page',
  },
  'notice.draft': {
    method: 'GET',
    path: '/app/announcements/one',
    access: 'system:annountCement:list',
    gives: 'record',
  },
  'notice.readers': {
    method: 'GET',
    path: '/app/announcements/readers',
    access: 'system:annountCement:list',
    gives: 'page',
  },
  'notice.edit': {
    method: 'PUT',
    path: '/sys/annountCement/edit',
    access: 'system:annountCement:edit',
    gives: 'value',
  },
  // Later generations send an edit as a POST.
  'notice.editByPost': {
    method: 'POST',
    path: '/sys/annountCement/edit',
    access: 'system:annountCement:edit',
    gives: 'value',
  },
  'notice.delete': {
    method: 'DELETE',
    path: '/sys/annountCement/delete',
    access: 'system:annountCement:edit',
    gives: 'value',
  },
  'notice.deleteBatch': {
    method: 'DELETE',
    path: '/sys/annountCement/deleteBatch',
    access: 'system:annountCement:edit',
    gives: 'value',
  },
  'notice.release': {
    method: 'GET',
    path: '/sys/annountCement/doReleaseData',
    access: 'system:annountCement:edit',
    gives: 'value',
  },
  'notice.tellAgain': {
    method: 'GET',
    path: '/sys/annountCement/syncNotic',
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
