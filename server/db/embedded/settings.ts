import { chownSync, mkdirSync, mkdtempSync, statfsSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, totalmem } from 'node:os'
import { basename, join } from 'node:path'
import { type RunAs, run } from './run.ts'

const MB = 1024 * 1024
/**
 * Maximum length of a socket path in bytes. This is the limit of macOS; the limit of Linux is higher (107).
 */
const LONGEST_SOCKET = 103
/** Prefix of socket folders. */
export const SOCKET_FOLDER = 'gaiwan-socket-'
const SMALL_SHM = 256 * MB

/** Address of the server: a socket in `folder`, or a port on the loopback. */
export interface Listening {
  folder?: string
  port: number
}

/** Creates a short private folder for the socket, or finds a free loopback port. */
export async function chooseListening(as?: RunAs): Promise<Listening> {
  if (process.platform === 'win32') return { port: await freePort() }
  for (const parent of [tmpdir(), '/tmp']) {
    if (join(parent, `${SOCKET_FOLDER}XXXXXX`, '.s.PGSQL.5432').length > LONGEST_SOCKET) continue
    if (as && (await run('/bin/sh', ['-c', 'cd -- "$1"', 'sh', parent], { as, cwd: '/' })).code !== 0)
      continue
    const folder = mkdtempSync(join(parent, SOCKET_FOLDER))
    if (as) chownSync(folder, as.uid, as.gid)
    return { folder, port: 5432 }
  }
  return { port: await freePort() }
}

/**
 * Creates the socket folder of an earlier server again, or checks that its port is free. Returns undefined if
 * there was no earlier server, or if its address can't be used.
 */
export async function reuseListening(
  previous: Listening | undefined,
  as?: RunAs,
): Promise<Listening | undefined> {
  if (!previous) return undefined
  const { folder, port } = previous
  // Processes that use the server keep its address.
  if (folder === undefined) {
    const isFree = await freePort(port).then(
      () => true,
      () => false,
    )
    return isFree ? previous : undefined
  }
  if (!basename(folder).startsWith(SOCKET_FOLDER)) return undefined
  try {
    mkdirSync(folder, { mode: 0o700 })
    if (as) chownSync(folder, as.uid, as.gid)
    return previous
  } catch {
    return undefined
  }
}

/** Finds a free port of the loopback. Rejects if the given port isn't free. */
function freePort(wanted = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(wanted, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

function sharedMemory(): string {
  if (process.platform === 'win32') return 'windows'
  if (process.platform !== 'linux') return 'posix'
  try {
    const { bsize, blocks } = statfsSync('/dev/shm')
    return bsize * blocks < SMALL_SHM ? 'mmap' : 'posix'
  } catch {
    return 'mmap'
  }
}

/**
 * Settings file of the server. Each start writes the file again, so that changed defaults of a new version
 * apply.
 */
export function settingsText({ folder, port }: Listening, durable: boolean): string {
  const memoryMb = Math.floor(totalmem() / MB)
  const settings = {
    listen_addresses: folder ? '' : '127.0.0.1',
    port,
    unix_socket_directories: folder ?? '',
    unix_socket_permissions: '0700',
    max_connections: 200,
    dynamic_shared_memory_type: sharedMemory(),
    shared_buffers: `${Math.min(512, Math.max(64, Math.floor(memoryMb / 8)))}MB`,
    effective_cache_size: `${Math.max(256, Math.floor(memoryMb / 2))}MB`,
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    max_wal_size: '2GB',
    // PostgreSQL's default assumes spinning disks.
    random_page_cost: 1.1,
    // JIT compilation of our queries takes longer than running them.
    jit: 'off',
    password_encryption: 'scram-sha-256',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // The log contains no statements and no values, since they may contain personal data.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    fsync: durable ? 'on' : 'off',
    full_page_writes: durable ? 'on' : 'off',
    synchronous_commit: 'on',
  }
  const line = ([name, value]: [string, string | number]) =>
    `${name} = '${String(value).replaceAll("'", "''")}'`
  return `# Written at each start.\n${Object.entries(settings).map(line).join('\n')}\n`
}
