// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import type { UnsavedForm } from '#runtime'
import { draftOf, forgetDraft, keepDrafts } from './drafts.ts'

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

test('what is typed is kept under user, page and record', () => {
  keepDrafts('1', [form('bill/42', { remark: 'late' }), form('bill/43', { remark: 'early' })])

  expect(draftOf('1', 'bill/42')).toEqual({ remark: 'late' })
  expect([draftOf('2', 'bill/42'), draftOf('1', 'bill/44')]).toEqual([undefined, undefined])
})

test('passwords, codes and what the form leaves out are never kept, at whatever depth', () => {
  const values = {
    realname: 'Lin',
    password: 'secret',
    oldPassword: 'secret',
    smscode: '123456',
    accountNo: '6222',
    deep: [{ confirmpassword: 'secret', note: 'x' }],
  }

  keepDrafts('1', [form('account/profile', values, ['accountNo'])])

  expect(draftOf('1', 'account/profile')).toEqual({ realname: 'Lin', deep: [{ note: 'x' }] })
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/secret|6222|123456/)
})

test('a draft is there until it is forgotten; those of others go with it', () => {
  keepDrafts('1', [form('a', { x: 1 })])
  forgetDraft('1', 'a')
  expect([draftOf('1', 'a'), sessionStorage.length]).toEqual([undefined, 0])

  keepDrafts('1', [form('a', { x: 1 })])
  keepDrafts('2', [form('b', { x: 2 })])

  expect([draftOf('1', 'a'), draftOf('2', 'b')]).toEqual([undefined, { x: 2 }])
})

test.each(['{', '7', '[null,{"user":7}]', '[{"user":"1","key":"a","label":"A","values":[]}]'])(
  'rubbish in the storage is no draft: %s',
  (text) => {
    sessionStorage.setItem('UNSAVED_DRAFTS', text)

    expect(draftOf('1', 'a')).toBeUndefined()
  },
)
