// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import type { UnsavedForm } from '#runtime'
import { readDraft, removeDraft, storeDrafts } from './expired-session-drafts.ts'

const form = (
  key: string,
  values: Record<string, unknown>,
  excludedFields?: readonly string[],
): UnsavedForm => ({
  key,
  label: 'Profile',
  isDirty: true,
  values: () => values,
  restore: () => undefined,
  ...(excludedFields && { excludedFields }),
})

afterEach(() => sessionStorage.clear())

test('entries are stored by user, page and record', () => {
  storeDrafts('1', [form('bill/42', { remark: 'late' }), form('bill/43', { remark: 'early' })])

  expect(readDraft('1', 'bill/42')).toEqual({ remark: 'late' })
  expect([readDraft('2', 'bill/42'), readDraft('1', 'bill/44')]).toEqual([undefined, undefined])
})

test('secrets and excluded fields are never stored, at any depth', () => {
  const values = {
    realname: 'Lin',
    password: 'secret',
    oldPassword: 'secret',
    smscode: '123456',
    accountNo: '6222',
    deep: [{ confirmpassword: 'secret', note: 'x' }],
  }

  storeDrafts('1', [form('account/profile', values, ['accountNo'])])

  expect(readDraft('1', 'account/profile')).toEqual({ realname: 'Lin', deep: [{ note: 'x' }] })
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/secret|6222|123456/)
})

test('a removed draft is gone, and storing drafts deletes those of other users', () => {
  storeDrafts('1', [form('a', { x: 1 })])
  removeDraft('1', 'a')
  expect([readDraft('1', 'a'), sessionStorage.length]).toEqual([undefined, 0])

  storeDrafts('1', [form('a', { x: 1 })])
  storeDrafts('2', [form('b', { x: 2 })])

  expect([readDraft('1', 'a'), readDraft('2', 'b')]).toEqual([undefined, { x: 2 }])
})

test.each(['{', '7', '[null,{"user":7}]', '[{"user":"1","key":"a","label":"A","values":[]}]'])(
  'an invalid value in the storage is ignored: %s',
  (text) => {
    sessionStorage.setItem('UNSAVED_DRAFTS', text)

    expect(readDraft('1', 'a')).toBeUndefined()
  },
)
