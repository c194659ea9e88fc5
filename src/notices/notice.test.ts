import { expect, test } from 'vitest'
import { readNotice, readUnread } from './notice.ts'

const sent = {
  id: '1',
  titile: 'Holiday',
  sender: 'Ada',
  sendTime: '2026-11-20 09:00:00',
  createTime: '2026-11-20 08:00:00',
  msgContent: '<p>a</p>',
  priority: 'H',
  openType: 'url',
  openPage: '/bill/settleBill',
  busId: '7',
}

test('lists and totals are read, with the spelling of the JeecgBoot contract', () => {
  const unread = readUnread({ anntMsgList: [sent], anntMsgTotal: 12, sysMsgList: [], sysMsgTotal: 0 })

  expect(unread.announcements).toEqual({ notices: [sent], total: 12 })
  expect(unread.messages).toEqual({ notices: [], total: 0 })
})

test.each([null, undefined, 'x', [], { anntMsgList: 'x', anntMsgTotal: 'many', sysMsgList: { 0: sent } }])(
  'the malformed response %j has no unread notices',
  (answer) => {
    const nothing = { notices: [], total: 0 }

    expect(readUnread(answer)).toEqual({ announcements: nothing, messages: nothing })
  },
)

test('notices without id and duplicates are left out', () => {
  const { announcements } = readUnread({ anntMsgList: [sent, null, 7, {}, { id: {} }, sent] })

  expect(announcements).toEqual({ notices: [sent], total: 1 })
})

test.each([-1, 1.5, Number.NaN, 'x', '9'.repeat(30)])(
  'an invalid total of unread notices is ignored: %j',
  (anntMsgTotal) => {
    expect(readUnread({ anntMsgList: [sent], anntMsgTotal }).announcements.total).toBe(1)
  },
)

test('fields of a notice with a wrong type are undefined, but its id may be a number', () => {
  const notice = readNotice({ id: 9007, titile: 7, msgContent: { html: '' }, priority: ['H'], busId: 12 })

  expect(notice).toEqual({
    id: '9007',
    titile: '',
    busId: '12',
    sender: undefined,
    sendTime: undefined,
    createTime: undefined,
    msgContent: undefined,
    priority: undefined,
    openType: undefined,
    openPage: undefined,
  })
})
