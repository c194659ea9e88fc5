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

test('converting a profile to form values and back changes nothing', () => {
  expect(toFields(toValues(profile))).toEqual({ ...profile })
})

test('an empty field is sent as null, and texts are trimmed', () => {
  const values = { ...toValues(profile), email: '  ', realname: ' Lin ', sex: '0' }

  expect(toFields(values)).toMatchObject({ email: null, realname: 'Lin', sex: null })
})

test('malformed values of a profile are ignored', () => {
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
