import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Cursor, decodeCursor, encodeCursor } from './cursor.ts'

const cursor: Cursor = {
  direction: 'next',
  sort: 'paidTime',
  order: 'desc',
  key: '2026-05-01 12:34:56.123456+08',
  id: '1790000000000000001',
}
const by = { sort: 'paidTime', order: 'desc', type: 'time' } as const

describe('cursors', () => {
  test('a decoded cursor equals the encoded one', () => {
    expect(decodeCursor(encodeCursor(cursor), by)).toEqual(cursor)
  })

  test.each([
    ['of another sort', { ...cursor, sort: 'amountFen' }],
    ['of the other order', { ...cursor, order: 'asc' as const }],
    ['with a key of another type', { ...cursor, key: '12' }],
    ['with a key that only begins like a time', { ...cursor, key: "2026-05-01 12:34:56+08'; select 1" }],
    ['with a day that does not exist', { ...cursor, key: '2026-02-30 00:00:00+08' }],
    ['with an id that is too long', { ...cursor, id: '1'.repeat(33) }],
    ['with an empty id', { ...cursor, id: '' }],
    ['of an unknown direction', { ...cursor, direction: 'up' as never }],
  ])('a cursor %s is refused', (_name, forged) => {
    expect(decodeCursor(encodeCursor(forged), by)).toBeUndefined()
  })

  test.each([
    ['an integer', 'integer', '12'],
    ['a text', 'text', 'S1'],
    ['an empty text', 'text', ''],
    ['no time', 'time', '-infinity'],
  ] as const)('a cursor with %s as its key is decoded', (_name, type, key) => {
    const given = { ...cursor, key, id: '1'.repeat(32) }

    expect(decodeCursor(encodeCursor(given), { ...by, type })).toEqual(given)
  })

  test.each(['', 'x', '1.5'])('the key %j is no integer', (key) => {
    expect(decodeCursor(encodeCursor({ ...cursor, key }), { ...by, type: 'integer' })).toBeUndefined()
  })

  test.each([
    ['a trailing sign', `${encodeCursor(cursor)}=`],
    ['a different spelling', Buffer.from(` ${JSON.stringify(Object.values(cursor))}`).toString('base64url')],
    ['no array', Buffer.from('{}').toString('base64url')],
    ['too many parts', Buffer.from('["next","paidTime","desc","","",""]').toString('base64url')],
    ['a part that is no text', Buffer.from('["next","paidTime","desc","",1]').toString('base64url')],
    ['great length', 'A'.repeat(601)],
    ['nothing', ''],
  ])('a cursor with %s is refused', (_name, text) => {
    expect(decodeCursor(text, by)).toBeUndefined()
  })

  test('a cursor of arbitrary characters is refused without an error', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String(), fc.json()), (text) => {
        expect(decodeCursor(text, by)).toBeUndefined()
      }),
    )
  })
})
