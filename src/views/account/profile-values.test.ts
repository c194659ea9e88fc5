import { expect, test } from 'vitest'
import type { Profile } from '#schemas'
import { toFields, toValues } from './profile-values.ts'

const profile = {
  realname: 'Lin',
  sex: 2,
  birthday: '1990-06-01',
  email: 'lin@example.com',
  telephone: null,
  avatar: null,
} as Profile

test('a profile comes out of the form as it went in', () => {
  expect(toFields(toValues(profile))).toEqual({ ...profile })
})

test('an emptied field is sent as none, and spaces around a text are not', () => {
  const values = { ...toValues(profile), email: '  ', realname: ' Lin ', sex: '0' }

  expect(toFields(values)).toMatchObject({ email: null, realname: 'Lin', sex: null })
})

test('rubbish is read as nothing', () => {
  const values = toValues({ realname: 7, sex: 'x', birthday: 'never', email: {}, avatar: [] })

  expect(toFields(values)).toEqual({
    realname: '',
    sex: null,
    birthday: null,
    email: null,
    telephone: null,
    avatar: null,
  })
})
