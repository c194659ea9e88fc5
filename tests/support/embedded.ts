import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { isRoot } from '../../server/db/embedded/location.ts'

const script = fileURLToPath(new URL('./embedded-child.ts', import.meta.url))
const project = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Creates a folder that the database server can use even if root starts it. Remove the folder with
 * `removeFolder`.
 */
export function makeFolder(mode = 0o755): string {
  const folder = mkdtempSync(join(tmpdir(), 'gaiwan-test-'))
  chmodSync(folder, mode)
  return folder
}

export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true })

/** Returns the process id of the database server, from the server's pid file. */
export const postmasterPid = (home: string): number =>
  Number(readFileSync(join(home, 'data', 'postmaster.pid'), 'utf8').split('\n')[0])

/**
 * True if the operating-system user with this id may enter the project folder. Otherwise, no test process can
 * run as this user.
 */
export const canEnterProject = (uid: number): boolean =>
  isRoot() &&
  spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', project], { uid, gid: uid, cwd: '/' }).status === 0

/** A separate process that uses the embedded database server. */
export interface EmbeddedChild {
  url: string
  /** Output of the process after its first line. */
  lines: string[]
  stop(): Promise<void>
  kill(): Promise<void>
}

interface ChildOptions {
  dataDir: string
  systemDir: string
  task?: 'hold' | 'write'
  /** Id of the user and group that run the process. */
  uid?: number
}

/** Starts the process and waits until it is connected to the database server. */
export async function startChild({
  dataDir,
  systemDir,
  task = 'hold',
  uid,
}: ChildOptions): Promise<EmbeddedChild> {
  const child = spawn(process.execPath, ['--import', 'tsx', script, dataDir, systemDir, task], {
    cwd: project,
    stdio: ['pipe', 'pipe', 'inherit'],
    ...(uid === undefined ? {} : { uid, gid: uid, env: { PATH: process.env.PATH, HOME: dataDir } }),
  })
  const lines: string[] = []
  const reader = createInterface({ input: child.stdout })
  const [first] = (await Promise.race([once(reader, 'line'), failedEarly(child)])) as [string]
  reader.on('line', (line) => lines.push(line))
  return { url: first.replace('started ', ''), lines, stop: () => end(child), kill: () => kill(child) }
}

async function failedEarly(child: ChildProcess): Promise<never> {
  const [code] = await once(child, 'exit')
  throw new Error(`the process ended with ${code} before it had started the server`)
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.stdin?.write('stop\n')
  await once(child, 'exit')
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'close')
}

/** Runs one query on a new connection and returns its result. */
export async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}
