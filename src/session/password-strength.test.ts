import { expect, test } from 'vitest'
import { passwordRules, passwordStrength } from './password-strength.ts'

test.each([
  ['', 'empty'],
  ['x9$Kq2!', 'too short'],
  ['password1', 'common'],
  ['Passw0rd!', 'common with a variation'],
  ['1234567890', 'a sequence'],
  ['qwertyuiop', 'adjacent keys'],
  ['aaaaaaaaaaaa', 'a repeated letter'],
  ['9876543210', 'a reversed sequence'],
])('the password "%s" is weak because it is %s', (password) => {
  expect(passwordStrength(password)).toBe('weak')
})

test.each([
  ['teamaster', 'teamaster'],
  ['TeaMaster', 'teamaster'],
  ['teamaster1', 'teamaster'],
])('a password derived from the user name is weak: %s', (password, username) => {
  expect(passwordStrength(password, username)).toBe('weak')
})

test.each([
  ['tiguanyin', 'medium'],
  ['Longjing8', 'medium'],
  ['x9$Kq2!vB7#m', 'strong'],
  ['correct horse battery', 'strong'],
  ['龙井茶碧螺春普洱', 'strong'],
])('the strength of the password %s is %s', (password, strength) => {
  expect(passwordStrength(password, 'clerk')).toBe(strength)
})

test('each password rule has its own result', () => {
  expect(passwordRules('clerk', 'clerk')).toEqual({ isLong: false, isNotName: false, isUncommon: true })
  expect(passwordRules('12345678', '')).toEqual({ isLong: true, isNotName: true, isUncommon: false })
})

test('an empty password meets no rule, even without a known user name', () => {
  expect(passwordRules('', '')).toEqual({ isLong: false, isNotName: false, isUncommon: false })
})
