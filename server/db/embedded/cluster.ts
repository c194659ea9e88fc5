import { randomBytes } from 'node:crypto'
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { startFailed } from '../errors.ts'
import { program } from './binaries.ts'
import { assertComplete, assertRoom } from './check-folder.ts'
import type { Installation } from './location.ts'
import { abandonedAddress, clearPid, type Postmaster, runningPostmaster } from './postmaster.ts'
import { run } from './run.ts'
import { chooseListening, type Listening, reuseListening, SOCKET_FOLDER, settingsText } from './settings.ts'

/** Owner of the cluster, and its only role with LOGIN. */
export const SUPERUSER = 'gaiwan'

const START_SECONDS = '120'
const LOG_BYTES = 10 * 1024 * 1024
const TAIL_LINES = 8
/**
 * Number of attempts to start the server. The first attempts may fail while processes of a killed server
 * still run.
 */
const ATTEMPTS = 10
const ATTEMPT_PAUSE_MS = 300

/**
 * Folder of the database cluster. The folder is created under another name and renamed when it is complete.
 * The file `PG_VERSION` in this folder contains the major version.
 */
export const clusterOf = ({ home }: Installation): string => join(home, 'data')
const logOf = ({ home }: Installation): string => join(home, 'server.log')
const passwordFile = ({ home }: Installation): string => join(home, 'password')

/** Reads the random password of the superuser. */
export const passwordOf = (installation: Installation): string =>
  readFileSync(passwordFile(installation), 'utf8').trim()

/**
 * Creates the cluster if no complete cluster exists. Deletes an incomplete cluster that a killed process left
 * behind.
 */
export async function ensureCluster(installation: Installation, durable: boolean): Promise<void> {
  if (existsSync(clusterOf(installation))) return assertComplete(installation)
  assertRoom(installation.home)
  const draft = `${clusterOf(installation)}.new`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  writeFileSync(passwordFile(installation), `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 })
  if (installation.as) {
    for (const path of [draft, passwordFile(installation)])
      chownSync(path, installation.as.uid, installation.as.gid)
  }
  const initdbOptions = ['--encoding=UTF8', '--locale=C', '--auth=scram-sha-256', `--username=${SUPERUSER}`]
  if (!durable) initdbOptions.push('--no-sync')
  const { code, output } = await run(
    program(installation.binaries, 'initdb'),
    ['-D', draft, ...initdbOptions, `--pwfile=${passwordFile(installation)}`],
    { as: installation.as, cwd: installation.home },
  )
  if (code !== 0) throw startFailed({ reason: 'initdb failed', output })
  appendFileSync(join(draft, 'postgresql.conf'), "\ninclude_if_exists = 'gaiwan.conf'\n")
  renameSync(draft, clusterOf(installation))
}

function rotateLog(installation: Installation): void {
  const size = statSync(logOf(installation), { throwIfNoEntry: false })?.size ?? 0
  if (size > LOG_BYTES) renameSync(logOf(installation), `${logOf(installation)}.1`)
}

function tailOfLog(installation: Installation, from: number): string {
  if (!existsSync(logOf(installation))) return ''
  const lines = readFileSync(logOf(installation)).subarray(from).toString('utf8').trimEnd().split('\n')
  return lines.slice(-TAIL_LINES).join('\n')
}

/**
 * Starts the server and waits until it accepts connections. A server that ended by itself gets its previous
 * address again, which other processes still use.
 */
export async function startCluster(
  installation: Installation,
  durable: boolean,
  previous?: Listening,
): Promise<Postmaster> {
  const cluster = clusterOf(installation)
  rotateLog(installation)
  const address = previous ?? abandonedAddress(cluster)
  dropSocketFolder(address?.folder)
  clearPid(cluster)
  const listening =
    (await reuseListening(address, installation.as)) ?? (await chooseListening(installation.as))
  writeFileSync(join(cluster, 'gaiwan.conf'), settingsText(listening, durable))
  let output = ''
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const from = statSync(logOf(installation), { throwIfNoEntry: false })?.size ?? 0
    const { code, output: reason } = await control(installation, [
      'start',
      '-t',
      START_SECONDS,
      '-l',
      logOf(installation),
    ])
    const running = runningPostmaster(cluster)
    if (code === 0 && running) return running
    output = tailOfLog(installation, from) || reason
    if (!output.includes('pre-existing shared memory block')) break
    await new Promise((resolve) => setTimeout(resolve, ATTEMPT_PAUSE_MS))
  }
  dropSocketFolder(listening.folder)
  throw startFailed({ reason: `see ${logOf(installation)}`, output })
}

/**
 * Deletes a socket folder if `chooseListening` created it. Any other folder stays, since the pid file of a
 * dead server could name an arbitrary folder.
 */
function dropSocketFolder(folder: string | undefined): void {
  if (folder && basename(folder).startsWith(SOCKET_FOLDER)) rmSync(folder, { recursive: true, force: true })
}

/** Stops the server. Before it stops, the server rolls back open transactions and writes all data to disk. */
export async function stopCluster(installation: Installation): Promise<void> {
  const running = runningPostmaster(clusterOf(installation))
  if (!running) return
  await control(installation, ['stop', '-m', 'fast', '-t', START_SECONDS])
  dropSocketFolder(running.listening.folder)
}

function control(installation: Installation, words: string[]) {
  return run(program(installation.binaries, 'pg_ctl'), [...words, '-w', '-D', clusterOf(installation)], {
    as: installation.as,
    cwd: installation.home,
  })
}
