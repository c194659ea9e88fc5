import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startFailed } from '../errors.ts'
import { clusterOf, ensureCluster, passwordOf, SUPERUSER, startCluster, stopCluster } from './cluster.ts'
import { createLeases } from './leases.ts'
import { withFileLock } from './lock.ts'
import { findPlace, type Place } from './place.ts'
import { type Postmaster, runningPostmaster } from './postmaster.ts'

/** A running server of ours that this process uses. */
export interface Embedded {
  /** Connection URL of the database. */
  url: string
  /** Ends this use; the last user of all processes stops the server. */
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  /** Folder for everything this installation keeps. */
  dataDir: string
  /** Hears in one sentence what an operator should know. */
  log: (sentence: string) => void
  /** Where root puts programs and data that the server's user could not reach otherwise. */
  systemDir?: string
  /** False gives up safety from a crash of the machine, for speed: for tests only. */
  durable?: boolean
}

const POLL_MS = 50
/** The folder is somebody else's, read-only, or no folder. */
const notOurs = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'])

const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error

const explained = ({ code, message }: NodeJS.ErrnoException): string =>
  notOurs.has(code ?? '') ? `${message}: set DATA_DIR to a folder that this user may write` : message

/** Makes, starts or joins the database of this data folder. Any number of processes may do so at once. */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  try {
    return await joinOrStart(options)
  } catch (cause) {
    // A folder that cannot be made or entered, a full disk: the operator's to mend, and the system names it well.
    if (isSystemError(cause)) throw startFailed({ reason: explained(cause) }, { cause })
    throw cause
  }
}

async function joinOrStart(options: EmbeddedOptions): Promise<Embedded> {
  const { systemDir = '/var/lib/gaiwan', durable = true, log } = options
  const place = await findPlace({ dataDir: resolve(options.dataDir), systemDir, log })
  const leases = createLeases(join(place.home, 'users'))
  const lock = join(place.home, 'lock')
  const { server, lease } = await withFileLock(lock, async () => {
    await ensureCluster(place, durable)
    const server = (await settled(place)) ?? (await startCluster(place, durable))
    return { server, lease: leases.take() }
  })
  let stopped: Promise<void> | undefined
  const stop = () =>
    withFileLock(lock, async () => {
      if (leases.release(lease) === 0) await stopCluster(place)
    })
  return {
    url: urlOf(place, server),
    stop: () => {
      stopped ??= stop()
      return stopped
    },
  }
}

/** The running server once it is neither starting nor stopping. */
async function settled(place: Place): Promise<Postmaster | undefined> {
  for (;;) {
    const running = runningPostmaster(clusterOf(place))
    if (!running || running.state === 'ready') return running
    await sleep(POLL_MS)
  }
}

function urlOf(place: Place, { listening }: Postmaster): string {
  const where = listening.folder ? `?host=${encodeURIComponent(listening.folder)}` : ''
  return `postgres://${SUPERUSER}:${passwordOf(place)}@127.0.0.1:${listening.port}/postgres${where}`
}
