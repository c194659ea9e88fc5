import { createHash, randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { noBinary, startFailed } from '../errors.ts'
import { type Binaries, findBinaries, platformName, versionOf } from './binaries.ts'
import { type RunAs, run } from './run.ts'

/**
 * Users as which the server can run if this process is root, in order of preference. PostgreSQL refuses to
 * run as root.
 */
const candidates = ['postgres', 'nobody']

/** True if this process is root, so that PostgreSQL has to run as another user. */
export const isRoot = (): boolean => process.getuid?.() === 0

/**
 * Owner of an existing data folder, or undefined if root owns it. Only the owner can run a server on the
 * data.
 */
function ownerOf(folder: string): RunAs | undefined {
  const found = statSync(folder, { throwIfNoEntry: false })
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined
}

/** Finds an unprivileged user of this system. */
export function unprivilegedUser(passwd = readFileSync('/etc/passwd', 'utf8')): RunAs {
  const users = passwd.split('\n').map((line) => line.split(':'))
  for (const name of candidates) {
    const [, , uid, gid] = users.find(([user]) => user === name) ?? []
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  throw startFailed({
    reason: `it cannot run as root, and there is no user ${candidates.join(' or ')}: start as another user`,
  })
}

/** Creates a folder and its missing parents. All users can enter these folders, regardless of the umask. */
function makeOpenFolder(folder: string): void {
  if (existsSync(folder)) return
  makeOpenFolder(dirname(folder))
  mkdirSync(folder)
  chmodSync(folder, 0o755)
}

/**
 * Copies a folder so that all users can read and execute its files. The copy is renamed at the end, so that
 * other processes never see an incomplete copy.
 */
function copyForAll(from: string, to: string): void {
  const draft = `${to}.${randomBytes(6).toString('hex')}`
  cpSync(from, draft, { recursive: true, verbatimSymlinks: true })
  openToAll(draft)
  try {
    renameSync(draft, to)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(to)) throw error
  }
}

function openToAll(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) openToAll(path)
    else if (entry.isFile()) chmodSync(path, statSync(path).mode & 0o100 ? 0o755 : 0o644)
  }
}

/** Paths of the server's programs and files, and the user as which the server runs. */
export interface Installation {
  binaries: Pick<Binaries, 'root'>
  /** Version of the server, for example `18.4`. */
  version: string
  /** Folder of this installation: cluster, password, log, lock and leases. */
  home: string
  /** Unprivileged user as which the server runs. Undefined if this process isn't root. */
  as?: RunAs
}

interface InstallationOptions {
  dataDir: string
  /**
   * Parent folder for programs and data, if the server's unprivileged user can't access the usual folders.
   */
  systemDir: string
  log: (sentence: string) => void
  /** Programs installed by npm. */
  installed?: Binaries
}

/**
 * Finds programs that run on this system, and a data folder that the server's user can access. If this user
 * can't access the usual folders, the programs are copied to `systemDir`, or the data folder is created in
 * `systemDir`.
 */
export async function findInstallation(options: InstallationOptions): Promise<Installation> {
  const { dataDir, systemDir, log, installed = findBinaries() } = options
  mkdirSync(dataDir, { recursive: true })
  if (!isRoot()) {
    const { version, reason } = await versionOf(installed)
    if (!version) throw noBinary({ platform: platformName(), reason })
    const home = join(dataDir, 'postgres')
    mkdirSync(home, { recursive: true, mode: 0o700 })
    return { binaries: installed, version, home }
  }
  const moved = join(systemDir, createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 12))
  const inside = join(dataDir, 'postgres')
  const as = ownerOf(inside) ?? ownerOf(join(moved, 'postgres')) ?? unprivilegedUser()
  const { binaries, version } = await accessibleBinaries({ installed, systemDir, as, log })
  const home = await accessibleHome({ inside, dataDir, moved, as, log })
  return { binaries, version, home, as }
}

/** Returns the installed programs, or a copy of them if the server's user can't run the installed ones. */
async function accessibleBinaries(options: {
  installed: Binaries
  systemDir: string
  as: RunAs
  log: (sentence: string) => void
}): Promise<{ binaries: Pick<Binaries, 'root'>; version: string }> {
  const { installed, systemDir, as, log } = options
  const direct = await versionOf(installed, as)
  if (direct.version) return { binaries: installed, version: direct.version }
  const forRoot = await versionOf(installed)
  if (!forRoot.version) throw noBinary({ platform: platformName(), reason: forRoot.reason })
  const root = join(systemDir, `postgresql-${installed.release}`)
  if (!existsSync(root)) {
    makeOpenFolder(systemDir)
    copyForAll(installed.root, root)
    log(
      `PostgreSQL was copied to ${root}: it may not run as root, and its user cannot reach ${installed.root}`,
    )
  }
  const copied = await versionOf({ root }, as)
  if (!copied.version) throw startFailed({ reason: `user ${as.uid} cannot run ${root}: ${copied.reason}` })
  return { binaries: { root }, version: copied.version }
}

/** Returns `<dataDir>/postgres` if the server's user can access it, otherwise a folder below `systemDir`. */
async function accessibleHome(options: {
  inside: string
  dataDir: string
  moved: string
  as: RunAs
  log: (sentence: string) => void
}): Promise<string> {
  const { inside, dataDir, moved, as, log } = options
  const home = join(moved, 'postgres')
  if (existsSync(home)) return home
  if (await canEnter(dataDir, as)) return ownFolder(inside, as)
  if (existsSync(join(inside, 'data'))) {
    throw startFailed({ reason: `its user ${as.uid} can no longer reach the data in ${inside}` })
  }
  makeOpenFolder(moved)
  log(
    `the database is kept in ${home}: PostgreSQL may not run as root, and its user cannot reach ${dataDir} ` +
      '(set DATA_DIR to a folder that all may enter to have it there)',
  )
  return ownFolder(home, as)
}

async function canEnter(folder: string, as: RunAs): Promise<boolean> {
  return (await run('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { as, cwd: '/' })).code === 0
}

function ownFolder(folder: string, { uid, gid }: RunAs): string {
  if (!existsSync(folder)) {
    mkdirSync(folder, { mode: 0o700 })
    chownSync(folder, uid, gid)
  }
  return folder
}
