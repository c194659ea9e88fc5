import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { assertComplete, assertRoom } from './check-folder.ts'

let home: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'gaiwan-folder-'))
  mkdirSync(join(home, 'data/global'), { recursive: true })
  mkdirSync(join(home, 'data/pg_wal'))
  writeFileSync(join(home, 'password'), 'x')
  writeFileSync(join(home, 'data/PG_VERSION'), '18\n')
  writeFileSync(join(home, 'data/global/pg_control'), '')
  writeFileSync(join(home, 'data/postgresql.conf'), '')
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

const check = (version = '18.4') => assertComplete({ home, version })

test('a complete folder of the same version is accepted', () => {
  expect(check()).toBeUndefined()
})

test.each(['password', 'data/PG_VERSION', 'data/global/pg_control', 'data/pg_wal'])(
  'a folder without %s is refused with the file and the remedy',
  (name) => {
    rmSync(join(home, name), { recursive: true })

    expect(check).toThrow(
      `${home} holds only a part of a database (${name} is missing): copy the whole folder again, ` +
        'or set DATA_DIR to a new folder and restore a backup',
    )
  },
)

test('a folder of another major version is refused', () => {
  expect(() => check('19.1')).toThrow(/PostgreSQL 18, this build brings 19/)
})

test('a disk with too little space is refused', () => {
  expect(assertRoom(home, 1)).toBeUndefined()
  expect(() => assertRoom(home, Number.MAX_SAFE_INTEGER)).toThrow(/full, or too small.*another disk/)
})
