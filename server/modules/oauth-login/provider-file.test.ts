import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type ConfigError, printConfig, readConfig } from '../../config.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'gaiwan-providers-'))
const file = path.join(folder, 'third-login.json')
const write = (providers: unknown) => writeFileSync(file, JSON.stringify(providers))
const env = { THIRD_LOGIN_FILE: file, PUBLIC_URL: 'https://office.example.com' }
afterAll(() => rmSync(folder, { recursive: true }))

const good = {
  source: 'x',
  title: 'X',
  clientId: 'c',
  clientSecret: 'hush',
  authorizeUrl: 'https://x.example/a',
  tokenUrl: 'https://x.example/t',
  userUrl: 'https://x.example/u',
}

test.each([
  ['an object instead of a list', {}, 'array'],
  ['a missing field', [{ ...good, clientId: undefined }], 'clientId'],
  ['an unknown field', [{ ...good, secret: 'hush' }], '/0/secret is not known'],
  ['an address that is not encrypted', [{ ...good, tokenUrl: 'http://x.example/t' }], 'tokenUrl of x'],
  ['a password in an address', [{ ...good, userUrl: 'https://hush:hush@x.example/u' }], 'userUrl of x'],
  ['a source twice', [good, good], 'x is listed twice'],
  ['an invalid source name', [{ ...good, source: '../x' }], 'source'],
])('a settings file with %s stops the start, and the message contains no secret', (_, providers, words) => {
  write(providers)
  let problems: readonly string[] = []
  try {
    readConfig(env)
  } catch (error) {
    problems = (error as ConfigError).problems
  }

  expect(problems).toEqual([expect.stringContaining(words)])
  expect(problems[0]).not.toContain('hush')
})

test('the printed settings contain the name of the provider file and no secret', () => {
  write([{ ...good, clientSecret: 'steeped-secret' }])

  const printed = printConfig(readConfig(env))

  expect(printed).toContain(`THIRD_LOGIN_FILE=${file}`)
  expect(printed).not.toContain('steeped-secret')
})
