import { cpSync, readdirSync, symlinkSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeFolder, removeFolder } from '../../../tests/support/embedded.ts'
import { findBinaries, versionOf } from './binaries.ts'
import { findInstallation, isRoot, unprivilegedUser } from './location.ts'
import { chooseListening, reuseListening, settingsText } from './settings.ts'

let hidden: string
let dataDir: string
let systemDir: string
let said: string[]
const log = (sentence: string) => said.push(sentence)

beforeEach(() => {
  hidden = makeFolder(0o700)
  dataDir = makeFolder()
  systemDir = makeFolder()
  said = []
})
afterEach(() => [hidden, dataDir, systemDir].map(removeFolder))

describe.runIf(isRoot())('started by root', () => {
  test('programs that the unprivileged user cannot run are copied once to a folder where the user can', {
    tags: ['slow'],
  }, async () => {
    const { root, release } = findBinaries()
    cpSync(root, join(hidden, 'native'), { recursive: true, verbatimSymlinks: true })
    const installed = { root: join(hidden, 'native'), release }

    const first = await findInstallation({ dataDir, systemDir, log, installed })
    const second = await findInstallation({ dataDir, systemDir, log, installed })

    expect(first.binaries.root).toBe(join(systemDir, `postgresql-${release}`))
    expect(second).toEqual(first)
    expect(said).toEqual([expect.stringContaining(`PostgreSQL was copied to ${systemDir}`)])
    expect(readdirSync(systemDir)).toEqual([`postgresql-${release}`])
    expect((await versionOf(first.binaries, first.as)).version).toMatch(/^18/)
  })
})

test('programs that do not run here are reported with the reason and the solution', async () => {
  const installed = { root: hidden, release: '0' }

  await expect(findInstallation({ dataDir, systemDir, log, installed })).rejects.toMatchObject({
    code: 'DB_NO_BINARY',
    message: expect.stringMatching(/ENOENT.*: set DATABASE_URL$/),
  })
})

test('the server runs as postgres if that user exists, else as nobody', () => {
  const nobody = 'root:x:0:0::/root:/bin/sh\nnobody:x:65534:65533::/:/bin/false\n'

  expect(unprivilegedUser(nobody)).toEqual({ uid: 65534, gid: 65533 })
  expect(unprivilegedUser(`${nobody}postgres:x:101:104::/:/bin/sh\n`)).toEqual({ uid: 101, gid: 104 })
  expect(() => unprivilegedUser('root:x:0:0::/root:/bin/sh\n')).toThrow(/no user postgres or nobody/)
})

test('without a socket folder the server listens on the loopback address only', () => {
  const text = settingsText({ port: 4321 }, true)

  expect(text).toContain("listen_addresses = '127.0.0.1'\nport = '4321'\nunix_socket_directories = ''")
})

test('no socket is created in a temporary folder with a long path', async () => {
  const long = join(hidden, 'x'.repeat(90))
  symlinkSync(hidden, long)
  vi.stubEnv('TMPDIR', long)
  const { folder } = await chooseListening()
  vi.unstubAllEnvs()

  expect(folder).toMatch(/^\/tmp\/gaiwan-socket-/)
  removeFolder(folder ?? '')
})

test('a server without a socket folder keeps its port after a restart, unless the port is taken', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo

  expect(await reuseListening({ port })).toBeUndefined()
  await new Promise((resolve) => other.close(resolve))
  expect(await reuseListening({ port })).toEqual({ port })
})
