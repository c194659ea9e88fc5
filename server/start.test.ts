import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { json } from 'node:stream/consumers'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase } from '../tests/support/database.ts'
import { startProduct } from '../tests/support/product.ts'

// Building and starting the server may take long on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 })

// The first start builds outdated parts and prints the build output.
beforeAll(() => {
  execFileSync(process.execPath, ['server/start.mjs', '--build-only'], { stdio: 'ignore' })
})

const running: ChildProcess[] = []
const folders: string[] = []
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'gaiwan-start-'))
  // If root runs the test, the database runs as another user. This user needs access to the folder.
  chmodSync(folder, 0o755)
  folders.push(folder)
  return folder
}

/** Runs the program of `npm start` until it exits. */
async function run(env: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, ['server/start.mjs', ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(child)
  let output = ''
  let errors = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (errors += chunk))
  const [code] = await once(child, 'close')
  return { code, output, errors }
}

async function listenSomewhere() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address() as { port: number }
  return { port: String(address.port), close: () => server.close() }
}

test('a wrong setting stops the start with its name and the reason', async () => {
  const { code, errors } = await run({ PORT: 'tea', CAPTCHA: 'sometimes' })

  expect(code).toBe(2)
  expect(errors.trim().split('\n')).toEqual([
    'wrong setting: PORT must be a whole number from 0 to 65535, not "tea"',
    'wrong setting: CAPTCHA must be one of off, always, after-failures, not "sometimes"',
  ])
})

test.each([['--nonsense'], ['--print-config', 'tea']])(
  'an unknown option stops the start: %s',
  async (...args) => {
    const { code, output, errors } = await run({}, ...args)

    expect(code).toBe(2)
    expect(output).toBe('')
    expect(errors).toMatch(new RegExp(`^wrong option: .*'${args.at(-1)}'`))
  },
)

test('an empty upstream stops the start, so that no other server starts by mistake', async () => {
  const { code, errors } = await run({}, '--upstream', '')

  expect(code).toBe(2)
  expect(errors.trim()).toBe('wrong option: --upstream requires the URL of a JeecgBoot server')
})

test('the settings are printed without a start', { tags: ['slow'] }, async () => {
  const { code, output } = await run({ DATABASE_URL: 'postgres://a:hunter2@db/x' }, '--print-config')

  expect(code).toBe(0)
  expect(output).toContain('DATABASE_URL=postgres://a:***@db/x')
  expect(output).not.toContain('hunter2')
})

test('a port in use is reported in one sentence, before anything is created', {
  tags: ['slow'],
}, async () => {
  const other = await listenSomewhere()
  const dataDir = newFolder()

  const { code, errors } = await run({ PORT: other.port, DATA_DIR: dataDir })
  other.close()

  expect(code).toBe(1)
  expect(errors.trim()).toBe(
    `Gaiwan did not start: port ${other.port} is taken: stop what uses it, or set PORT to another`,
  )
})

test('an unreachable database is reported in one sentence', { tags: ['slow'] }, async () => {
  const { code, errors } = await run({ PORT: '0', DATABASE_URL: 'postgres://a:hunter2@127.0.0.1:1/x' })

  expect(code).toBe(1)
  expect(errors.trim()).toBe(
    'Gaiwan did not start: the database at 127.0.0.1:1 does not answer (ECONNREFUSED): start it, or set DATABASE_URL',
  )
})

test('a data folder of another major version is reported in one sentence', { tags: ['slow'] }, async () => {
  const dataDir = newFolder()
  mkdirSync(path.join(dataDir, 'postgres/data'), { recursive: true })
  writeFileSync(path.join(dataDir, 'postgres/data/PG_VERSION'), '14\n')

  const { code, errors } = await run({ PORT: '0', DATA_DIR: dataDir })

  expect(code).toBe(1)
  expect(errors).toBe(
    `Gaiwan did not start: ${dataDir}/postgres/data holds data of PostgreSQL 14, this build brings 18: ` +
      'start the build that wrote it, or set DATA_DIR to another folder\n',
  )
})

test('a database migrated by a newer build is reported in one sentence', { tags: ['slow'] }, async () => {
  const { url, database, drop } = await createTestDatabase()
  await database.pool.query("insert into schema_migration (name, sha256) values ('0099-future', 'x')")

  const { code, errors } = await run({ PORT: '0', DATABASE_URL: url })
  await drop()

  expect(code).toBe(1)
  expect(errors).toBe(
    'Gaiwan did not start: the database has migrations of a newer build (0099-future): ' +
      'start the newer build\n',
  )
})

test('a data folder that is a file is reported in one sentence, without a stack', {
  tags: ['slow'],
}, async () => {
  const file = path.join(newFolder(), 'data')
  writeFileSync(file, '')

  const { code, errors } = await run({ PORT: '0', DATA_DIR: file })

  expect(code).toBe(1)
  expect(errors.trim().split('\n')).toHaveLength(1)
  expect(errors).toContain(file)
})

test('the server stops with the shell of npm, which signals no one else', {
  tags: ['slow'],
}, async () => {
  const dataDir = newFolder()
  const shell = spawn('sh', ['-c', 'node server/start.mjs; true'], {
    env: { ...process.env, npm_lifecycle_event: 'start', PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(shell)
  const url = await new Promise<string>((resolve) => {
    shell.stdout.on('data', (chunk) => {
      const [found] = /http:\S+/.exec(String(chunk)) ?? []
      if (found) resolve(found)
    })
  })

  shell.kill('SIGTERM')

  await expect
    .poll(
      () =>
        fetch(`${url}health`).then(
          () => 'up',
          () => 'gone',
        ),
      { timeout: 20_000 },
    )
    .toBe('gone')
  // The shell's standard output closes when the server exits.
  await once(shell, 'close')
})

test('SIGTERM finishes current requests and exits cleanly', { tags: ['slow'] }, async () => {
  const product = await startProduct()
  running.push(product.process)
  const login = request(`${product.url}/jeecg-boot/sys/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', expect: '100-continue' },
  })
  const answered = once(login, 'response') as Promise<[IncomingMessage]>
  login.flushHeaders()
  // The server has begun to handle the request and waits for its body.
  await once(login, 'continue')

  product.process.kill('SIGTERM')
  const exited = once(product.process, 'exit')
  login.end(JSON.stringify({ username: 'admin', password: '123456' }))
  const [response] = await answered
  const answer = (await json(response)) as { code: string }
  const [code] = await exited
  rmSync(product.dataDir, { recursive: true, force: true })

  expect(code).toBe(0)
  expect(answer.code).toBe('200')
  await expect(fetch(`${product.url}/health`)).rejects.toThrow()
})
