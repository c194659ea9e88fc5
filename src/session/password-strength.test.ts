import { expect, test } from 'vitest'
import { passwordRules, passwordStrength } from './password-strength.ts'

test.each([
  ['', 'empty'],
  ['x9$Kq2!', 'too short'],
  ['password1', 'well known'],
  ['Passw0rd!', 'well known with a twist'],
  ['1234567890', 'a run'],
  ['qwertyuiop', 'a row of keys'],
  ['aaaaaaaaaaaa', 'one letter'],
  ['9876543210', 'a run backwards'],
])('"%s" is weak: %s', (password) => {
  expect(passwordStrength(password)).toBe('weak')
})

test.each([
  ['teamaster', 'teamaster'],
  ['TeaMaster', 'teamaster'],
  ['teamaster1', 'teamaster'],
])('the user name is not a password, in any case: %s', (password, username) => {
  expect(passwordStrength(password, username)).toBe('weak')
})

test.each([
  ['tiguanyin', 'medium'],
  ['Longjing8', 'medium'],
  ['x9$Kq2!vB7#m', 'strong'],
  ['correct horse battery', 'strong'],
  ['龙井茶碧螺春普洱', 'strong'],
])('%s is %s', (password, strength) => {
  expect(passwordStrength(password, 'clerk')).toBe(strength)
})

test('each rule has its own result', () => {
  expect(passwordRules('clerk', 'clerk')).toEqual({ isLong: false, isNotName: false, isUncommon: true })
  expect(passwordRules('12345678', '')).toEqual({ isLong: true, isNotName: true, isUncommon: false })
})

test('an empty password keeps no rule, though no user name is known', () => {
  expect(passwordRules('', '')).toEqual({ isLong: false, isNotName: false, isUncommon: false })
})
