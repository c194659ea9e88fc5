import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSecret } from './read-secret.ts'
import { createSecrets } from './secrets.ts'

const old = 'the first secret, at least 32 characters'
const secrets = createSecrets({ secret: 'the second secret, at least 32 letters', previous: [old] })
const place = 'shop_settle_account.account_no:17'

test('every text can be decrypted in its place', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, anyPlace) => {
      const encrypted = secrets.encrypt(text, anyPlace)
      expect(secrets.decrypt(encrypted, anyPlace)).toBe(text.toWellFormed())
    }),
    { numRuns: 200 },
  )
})

test('two encryptions of a text differ, and none contains the text', () => {
  const [one, two] = [secrets.encrypt('6222020200112233', place), secrets.encrypt('6222020200112233', place)]
  expect(one).not.toBe(two)
  expect(`${one}${two}`).not.toContain('6222')
})

test('a previous secret decrypts', () => {
  const stored = createSecrets({ secret: old }).encrypt('310101199001011234', place)
  expect(secrets.decrypt(stored, place)).toBe('310101199001011234')
})

test.each([
  ['moved to another row', (stored: string) => [stored, 'shop_settle_account.account_no:18'], /another row/],
  ['changed', (stored: string) => [`${stored.slice(0, -2)}AA`, place], /was changed/],
  ['cut', (stored: string) => [stored.slice(0, 20), place], /was changed/],
  ['plain', () => ['310101199001011234', place], /not an encrypted value/],
  [
    'of an unknown secret',
    () => [createSecrets({ secret: 'a secret that nobody configured' }).encrypt('x', place), place],
    /is not configured/,
  ],
])('a value that is %s is refused', (_, change, reason) => {
  const [value = '', where = ''] = change(secrets.encrypt('310101199001011234', place))
  expect(() => secrets.decrypt(value, where)).toThrow(reason)
})

test('hashes find a text under each secret, and depend on the secret', () => {
  const [current, earlier] = secrets.hashes('310101199001011234')

  expect(createSecrets({ secret: old }).hashes('310101199001011234')).toEqual([earlier])
  expect(current).not.toBe(earlier)
  expect(secrets.hashes('310101199001011235')).not.toContain(current)
})

test('demo mode keeps its secret in the data folder, readable by its owner only', () => {
  const dataDir = path.join(mkdtempSync(path.join(tmpdir(), 'gaiwan-secret-')), 'data')
  const first = readSecret({ appSecret: '', dataDir })
  expect(first.length).toBeGreaterThanOrEqual(32)
  expect(readSecret({ appSecret: '', dataDir })).toBe(first)
  expect(statSync(path.join(dataDir, 'app-secret')).mode & 0o777).toBe(0o600)
  expect(readSecret({ appSecret: 'given', dataDir })).toBe('given')
  rmSync(path.dirname(dataDir), { recursive: true })
})
