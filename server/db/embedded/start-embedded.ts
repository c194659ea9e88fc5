import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { diskTooSmall, startFailed } from '../errors.ts'
import { clusterOf, ensureCluster, passwordOf, SUPERUSER, startCluster, stopCluster } from './cluster.ts'
import { findInstallation, type Installation } from './location.ts'
import { withFileLock } from './lock.ts'
import { type Postmaster, runningPostmaster } from './postmaster.ts'
import { identityOf, isRunning } from './process-identity.ts'
import { watchServer } from './watch.ts'

/**
 * Counts how often processes use the server, with one lease file per use. The caller of `acquire` and `release` must hold the file lock.
 */
interface Leases {
  /** Adds a lease and returns its name. */
  acquire(): string
  /** Removes the lease and the leases of dead processes. Returns the number of remaining leases. */
  release(name: string): number
}

let leaseCount = 0

export function createLeases(folder: string): Leases {
  const dropStale = (name: string): boolean => {
    const file = join(folder, name)
    if (isRunning(readFileSync(file, 'utf8'))) return false
    rmSync(file, { force: true })
    return true
  }
  return {
    acquire() {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      const name = `${process.pid}-${leaseCount++}`
      writeFileSync(join(folder, name), identityOf(process.pid), { mode: 0o600 })
      return name
    },
    release(name) {
      rmSync(join(folder, name), { force: true })
      return readdirSync(folder).filter((other) => !dropStale(other)).length
    },
  }
}

/** Running embedded server that this process uses. */
export interface Embedded {
  /** Connection URL of the database. */
  url: string
  /** Releases the server. The server stops when no process uses it. */
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  /** Data folder of this installation. */
  dataDir: string
  /** Called with messages for the operator, one sentence each. */
  log: (sentence: string) => void
  /** Folder for programs and data, if the server's user can't access the usual folders. */
  systemDir?: string
  /** If false, the server is faster but may lose data in a crash. Only tests use false. */
  durable?: boolean
}

const POLL_MS = 50
/** Error codes that mean: this user can't write to the folder, or the path isn't a folder. */
const notWritable = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOENT'])
/** Error codes and the message of a full disk. */
const fullDisk = /^(ENOSPC|EDQUOT)$|No space left on device/

const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error

const explained = ({ code, message }: NodeJS.ErrnoException): string =>
  notWritable.has(code ?? '') ? `${message}: set DATA_DIR to a folder that this user may write` : message

/**
 * Connects to the embedded server of this data folder. Creates and starts the server if necessary. Many
 * processes can call this function at the same time.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  try {
    return await joinOrStart(options)
  } catch (cause) {
    const { code = '', message } = cause as NodeJS.ErrnoException
    if (fullDisk.test(code) || fullDisk.test(message))
      throw diskTooSmall({ folder: options.dataDir }, { cause })
    // Only the operator can fix a wrong folder or a full disk, which the system's message names.
    if (isSystemError(cause)) throw startFailed({ reason: explained(cause) }, { cause })
    throw cause
  }
}

async function joinOrStart(options: EmbeddedOptions): Promise<Embedded> {
  const { systemDir = '/var/lib/gaiwan', durable = true, log } = options
  const installation = await findInstallation({ dataDir: resolve(options.dataDir), systemDir, log })
  const leases = createLeases(join(installation.home, 'users'))
  const lock = join(installation.home, 'lock')
  const { server, lease } = await withFileLock(lock, async () => {
    await ensureCluster(installation, durable)
    const server = (await settled(installation)) ?? (await startCluster(installation, durable))
    return { server, lease: leases.acquire() }
  })
  const restart = async () =>
    (await settled(installation)) ?? startCluster(installation, durable, server.listening)
  const endWatch = watchServer({
    isRunning: () => runningPostmaster(clusterOf(installation)) !== undefined,
    start: () => withFileLock(lock, restart),
    log,
  })
  let stopped: Promise<void> | undefined
  const stop = async () => {
    await endWatch()
    await withFileLock(lock, async () => {
      if (leases.release(lease) === 0) await stopCluster(installation)
    })
  }
  return {
    url: urlOf(installation, server),
    stop: () => {
      stopped ??= stop()
      return stopped
    },
  }
}

/** Waits until the server is neither starting nor stopping. */
async function settled(installation: Installation): Promise<Postmaster | undefined> {
  for (;;) {
    const running = runningPostmaster(clusterOf(installation))
    if (!running || running.state === 'ready') return running
    await sleep(POLL_MS)
  }
}

function urlOf(installation: Installation, { listening }: Postmaster): string {
  const where = listening.folder ? `?host=${encodeURIComponent(listening.folder)}` : ''
  return `postgres://${SUPERUSER}:${passwordOf(installation)}@127.0.0.1:${listening.port}/postgres${where}`
}
