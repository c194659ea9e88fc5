import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  ask,
  canEnterProject,
  type EmbeddedChild,
  makeFolder,
  postmasterPid,
  removeFolder,
  startChild,
} from '../../../tests/support/embedded.ts'
import { findBinaries } from './binaries.ts'
import { findInstallation, isRoot } from './location.ts'
import { isAlive } from './process-identity.ts'
import { type Embedded, startEmbedded } from './start-embedded.ts'

// Starting servers may take long on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

const ORDINARY_UID = 65534

/** Folder with a copy of the server's programs, for users who can't access this checkout. */
const programs = makeFolder()
beforeAll(async () => {
  const probe = makeFolder()
  await findInstallation({ dataDir: probe, systemDir: programs, log: () => undefined })
  removeFolder(probe)
})
afterAll(() => removeFolder(programs))

let dataDir: string
let systemDir: string
let said: string[]
let running: Pick<Embedded, 'stop'>[]

beforeEach(() => {
  dataDir = makeFolder()
  systemDir = makeFolder()
  for (const name of readdirSync(programs)) symlinkSync(join(programs, name), join(systemDir, name))
  said = []
  running = []
})

afterEach(async () => {
  for (const one of running) await one.stop()
  removeFolder(dataDir)
  removeFolder(systemDir)
})

async function start({ durable = false } = {}): Promise<Embedded> {
  const embedded = await startEmbedded({
    dataDir,
    systemDir,
    durable,
    log: (sentence) => said.push(sentence),
  })
  running.push(embedded)
  return embedded
}

async function startOther(options: { uid?: number } = {}): Promise<EmbeddedChild> {
  const child = await startChild({ dataDir, systemDir, ...options })
  running.push(child)
  return child
}

const home = () => join(dataDir, 'postgres')

describe('one process', () => {
  test('a first start creates a database that keeps its data over a restart', async () => {
    const first = await start()
    await ask(first.url, 'create table kept as select 1 as one')
    await first.stop()

    const second = await start()

    expect(await ask(second.url, 'select one from kept')).toEqual([{ one: 1 }])
    expect(said).toEqual([])
  })

  test('a commit is on disk before it is acknowledged', { tags: ['slow'] }, async () => {
    const { url } = await start({ durable: true })

    const rows = await ask(
      url,
      "select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit')",
    )

    expect(rows.map(({ setting }) => setting)).toEqual(['on', 'on', 'on'])
  })

  test('only the random password gives access', { tags: ['slow'] }, async () => {
    const { url } = await start()
    const wrong = new URL(url)
    wrong.password = 'guess'

    await expect(ask(wrong.href, 'select 1')).rejects.toMatchObject({ code: '28P01' })
    expect(statSync(join(home(), 'password')).mode & 0o777).toBe(0o600)
    expect(statSync(home()).mode & 0o777).toBe(0o700)
  })

  test('a server that is killed is started again at the same address', { tags: ['slow'] }, async () => {
    const { url } = await start({ durable: true })
    await ask(url, 'create table kept as select 1 as one')
    process.kill(postmasterPid(home()), 'SIGKILL')

    const rows = () => ask(url, 'select one from kept').catch(() => undefined)
    await expect.poll(rows, { timeout: 60_000 }).toEqual([{ one: 1 }])
    await expect.poll(() => said).toContain('the embedded PostgreSQL ended by itself and is started again')
  })

  test('a second stop has no effect', { tags: ['slow'] }, async () => {
    const embedded = await start()
    const pid = postmasterPid(home())

    await Promise.all([embedded.stop(), embedded.stop()])

    expect(isAlive(pid)).toBe(false)
  })

  test('a half-created cluster of a killed process is created again', { tags: ['slow'] }, async () => {
    mkdirSync(join(home(), 'data.new'), { recursive: true })
    writeFileSync(join(home(), 'data.new', 'PG_VERSION'), '18\n')
    const embedded = await startInOwnHome()

    expect(await ask(embedded.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })
})

/** Starts the server in a home folder that belongs to the user of the server process. */
async function startInOwnHome(): Promise<Embedded> {
  const probe = makeFolder()
  const other = await startEmbedded({ dataDir: probe, systemDir, durable: false, log: () => undefined })
  const { uid, gid } = statSync(join(probe, 'postgres'))
  await other.stop()
  removeFolder(probe)
  chownSync(home(), uid, gid)
  return start()
}

describe('several processes', () => {
  test('a second process uses the same server, and the last process stops it', {
    tags: ['slow'],
  }, async () => {
    const child = await startOther()
    const embedded = await start()
    const pid = postmasterPid(home())
    expect(embedded.url).toBe(child.url)

    await child.stop()
    expect(await ask(embedded.url, 'select 1 as one')).toEqual([{ one: 1 }])

    await embedded.stop()
    expect(isAlive(pid)).toBe(false)
  })

  test('two processes that start at once on an empty folder share one server', {
    tags: ['slow'],
  }, async () => {
    const [first, second] = await Promise.all([startOther(), startOther()])

    expect(first.url).toBe(second.url)
  })

  test('a start uses the running server of a killed process, whose lease no longer counts', {
    tags: ['slow'],
  }, async () => {
    const child = await startOther()
    const pid = postmasterPid(home())
    await child.kill()

    const embedded = await start()
    expect(postmasterPid(home())).toBe(pid)
    expect(embedded.url).toBe(child.url)

    await embedded.stop()
    expect(isAlive(pid)).toBe(false)
  })

  test('a killed server is restarted even if another process has its old pid', {
    tags: ['slow'],
  }, async () => {
    const child = await startOther()
    const { url } = await start()
    await ask(url, 'create table kept as select 1 as one')
    const pid = postmasterPid(home())
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => isAlive(pid)).toBe(false)
    const pidFile = join(home(), 'data', 'postmaster.pid')
    writeFileSync(pidFile, readFileSync(pidFile, 'utf8').replace(/^\d+/, String(process.pid)))

    const again = await start()

    expect(await ask(again.url, 'select one from kept')).toEqual([{ one: 1 }])
    await child.kill()
  })
})

describe('errors', () => {
  test('data of another major version is refused with both versions', { tags: ['slow'] }, async () => {
    const embedded = await start()
    await embedded.stop()
    writeFileSync(join(home(), 'data', 'PG_VERSION'), '14\n')

    await expect(start()).rejects.toMatchObject({
      code: 'DB_OTHER_MAJOR',
      message: expect.stringMatching(/holds data of PostgreSQL 14, this build brings 18/),
    })
  })

  test('the error of a server that fails to start quotes its output', { tags: ['slow'] }, async () => {
    const embedded = await start()
    await embedded.stop()
    appendFileSync(join(home(), 'data', 'postgresql.auto.conf'), 'nonsense = 1\n')

    await expect(start()).rejects.toMatchObject({
      code: 'DB_START_FAILED',
      message: expect.stringContaining('unrecognized configuration parameter "nonsense"'),
    })
  })

  test('the error names a data folder that cannot be created', async () => {
    writeFileSync(join(dataDir, 'file'), '')
    dataDir = join(dataDir, 'file')

    await expect(start()).rejects.toMatchObject({
      code: 'DB_START_FAILED',
      message: expect.stringMatching(`'${dataDir}': set DATA_DIR to a folder that this user may write$`),
    })
  })

  test('a platform without a package has to set DATABASE_URL', () => {
    expect(() => findBinaries('plan9-mips')).toThrow(
      'no embedded PostgreSQL for this platform (plan9-mips: there is no package for it): set DATABASE_URL',
    )
  })
})

describe.runIf(isRoot())('started by root', () => {
  test('if only root may enter the data folder, the system folder is used, with one notice', {
    tags: ['slow'],
  }, async () => {
    removeFolder(dataDir)
    dataDir = makeFolder(0o700)

    const embedded = await start()

    expect(await ask(embedded.url, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false)
    expect(said).toEqual([expect.stringContaining(`the database is kept in ${systemDir}`)])
  })

  test('the next start uses the system folder again without a notice', {
    tags: ['slow'],
  }, async () => {
    removeFolder(dataDir)
    dataDir = makeFolder(0o700)
    const first = await start()
    await ask(first.url, 'create table kept as select 1 as one')
    await first.stop()
    said = []

    const second = await start()

    expect(await ask(second.url, 'select one from kept')).toEqual([{ one: 1 }])
    expect(said).toEqual([])
  })

  test('the server runs as the owner of existing data', { tags: ['slow'] }, async () => {
    mkdirSync(home(), { mode: 0o700 })
    chownSync(home(), ORDINARY_UID, ORDINARY_UID)
    const first = await start()
    await ask(first.url, 'create table kept as select 1 as one')
    await first.stop()

    const second = await start()

    expect(await ask(second.url, 'select one from kept')).toEqual([{ one: 1 }])
    expect(statSync(join(home(), 'data', 'postmaster.pid')).uid).toBe(ORDINARY_UID)
  })

  // Another user can run the server only if this user can enter the folder of this checkout.
  test.runIf(canEnterProject(ORDINARY_UID))(
    'an ordinary user runs the server without another user',
    { tags: ['slow'] },
    async () => {
      chownSync(dataDir, ORDINARY_UID, ORDINARY_UID)

      const child = await startOther({ uid: ORDINARY_UID })

      expect(await ask(child.url, 'select 1 as one')).toEqual([{ one: 1 }])
      expect(existsSync(join(home(), 'data', 'PG_VERSION'))).toBe(true)
    },
  )

  test.runIf(canEnterProject(ORDINARY_UID))(
    'root starts with the data that an ordinary user created',
    { tags: ['slow'] },
    async () => {
      chownSync(dataDir, ORDINARY_UID, ORDINARY_UID)
      const child = await startOther({ uid: ORDINARY_UID })
      await ask(child.url, 'create table kept as select 1 as one')
      await child.stop()

      const embedded = await start()

      expect(await ask(embedded.url, 'select one from kept')).toEqual([{ one: 1 }])
      expect(statSync(home()).uid).toBe(ORDINARY_UID)
    },
  )
})
