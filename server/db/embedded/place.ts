import { createHash } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { noBinary, startFailed } from '../errors.ts'
import { type Binaries, findBinaries, platformName, versionOf } from './binaries.ts'
import { copyForAll, makeOpenFolder } from './open-folder.ts'
import { type RunAs, run } from './run.ts'
import { isRoot, ownerOf, unprivilegedUser } from './server-user.ts'

/** Where the server's programs and files are, and as whom it runs. */
export interface Place {
  binaries: Pick<Binaries, 'root'>
  /** Version of the server, for example `18.4`. */
  version: string
  /** Folder of this installation: cluster, password, log, lock and leases. */
  home: string
  /** Set where we are root. */
  as?: RunAs
}

interface Wanted {
  dataDir: string
  /** Where root puts what an unprivileged server must reach. */
  systemDir: string
  log: (sentence: string) => void
  /** The programs that npm installed. */
  installed?: Binaries
}

/** Finds programs that run here and a home that their user can reach; both move to `systemDir` where need be. */
export async function findPlace(wanted: Wanted): Promise<Place> {
  const { dataDir, systemDir, log, installed = findBinaries() } = wanted
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
  const { binaries, version } = await reachableBinaries({ installed, systemDir, as, log })
  const home = await reachableHome({ inside, dataDir, moved, as, log })
  return { binaries, version, home, as }
}

/** The installed programs, or a copy of them where the server's user cannot run those. */
async function reachableBinaries(wanted: {
  installed: Binaries
  systemDir: string
  as: RunAs
  log: (sentence: string) => void
}): Promise<{ binaries: Pick<Binaries, 'root'>; version: string }> {
  const { installed, systemDir, as, log } = wanted
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

/** `<dataDir>/postgres` where the server's user can reach it, else a folder of its own below `systemDir`. */
async function reachableHome(wanted: {
  inside: string
  dataDir: string
  moved: string
  as: RunAs
  log: (sentence: string) => void
}): Promise<string> {
  const { inside, dataDir, moved, as, log } = wanted
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
