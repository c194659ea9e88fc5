import { expect, test } from 'vitest'
import { hashPassword, isOutdated, jeecgHash, verifyPassword } from './password.ts'
import { passwordProblem } from './password-policy.ts'

const imported = { username: 'admin', hash: 'cb362cfeefbf3d8d', salt: 'RCGTeGiH' }

test('a JeecgBoot hash is computed as JeecgBoot does', () => {
  expect(jeecgHash({ username: 'admin', password: '123456', salt: 'RCGTeGiH' })).toBe('cb362cfeefbf3d8d')
})

test.each([
  ['123456', true],
  ['1234567', false],
  ['', false],
])('an imported user signs in with their password only: %s', async (password, expected) => {
  expect(await verifyPassword(password, imported)).toBe(expected)
})

test.each(['', 'short', 'eight ch'])(
  'an imported row with the salt "%s" accepts no empty hash',
  async (salt) => {
    expect(await verifyPassword('', { username: 'admin', hash: '', salt })).toBe(false)
  },
)

test('a password matches its own hash, including spaces', async () => {
  const hash = await hashPassword(' 龙井 2024 ')

  expect(hash).toMatch(/^scrypt\$32768\$8\$3\$/)
  expect(await verifyPassword(' 龙井 2024 ', { username: 'a', hash, salt: null })).toBe(true)
  expect(await verifyPassword('龙井 2024', { username: 'a', hash, salt: null })).toBe(false)
})

test('the same password gets a different hash each time', async () => {
  expect(await hashPassword('same')).not.toBe(await hashPassword('same'))
})

test('an unknown account matches no password', async () => {
  expect(await verifyPassword('123456', undefined)).toBe(false)
})

test.each([
  ['cb362cfeefbf3d8d', true],
  ['scrypt$1024$8$1$c2FsdA==$a2V5', true],
  ['scrypt$16384$8$5$c2FsdA==$a2V5', true],
  ['scrypt$32768$8$3$c2FsdA==$a2V5', false],
])('the hash %s is outdated: %s', (hash, expected) => {
  expect(isOutdated(hash)).toBe(expected)
})

test.each([
  ['seven77', 'at least 8'],
  ['PassWord1', 'too common'],
  ['teamaster', "can't be the user name"],
  ['TeaMaster', "can't be the user name"],
])('the password %s is refused: %s', (password, reason) => {
  expect(passwordProblem(password, 'teamaster')?.en).toContain(reason)
})

test.each(['correct horse battery', '龙井茶龙井茶龙井', 'x9$Kq2!v'])(
  'the password %s is accepted',
  (password) => {
    expect(passwordProblem(password, 'teamaster')).toBeUndefined()
  },
)
