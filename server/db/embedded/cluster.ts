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
import { otherMajor, startFailed } from '../errors.ts'
import { program } from './binaries.ts'
import type { Place } from './location.ts'
import { abandonedFolder, clearPid, type Postmaster, runningPostmaster } from './postmaster.ts'
import { run } from './run.ts'
import { chooseListening, SOCKET_FOLDER, settingsText } from './settings.ts'

/** Owner of the cluster, and its only role with LOGIN. */
export const SUPERUSER = 'gaiwan'

const START_SECONDS = '120'
const LOG_BYTES = 10 * 1024 * 1024
const TAIL_LINES = 8
/** Processes of a killed server may need a moment to exit. */
const ATTEMPTS = 10
const ATTEMPT_PAUSE_MS = 300

/**
 * Folder of the database cluster, which is created under another name and renamed when complete. Its file
 * `PG_VERSION` contains the major version.
 */
export const clusterOf = ({ home }: Place): string => join(home, 'data')
const logOf = ({ home }: Place): string => join(home, 'server.log')
const passwordFile = ({ home }: Place): string => join(home, 'password')

/** Reads the random password of the superuser. */
export const passwordOf = (place: Place): string => readFileSync(passwordFile(place), 'utf8').trim()

function rejectOtherMajor(place: Place): void {
  const found = readFileSync(join(clusterOf(place), 'PG_VERSION'), 'utf8').trim()
  const ours = place.version.split('.')[0] ?? ''
  if (found !== ours) throw otherMajor({ folder: clusterOf(place), found, ours })
}

/** Creates the cluster if there is none, or if a killed process left it incomplete. */
export async function ensureCluster(place: Place, durable: boolean): Promise<void> {
  if (existsSync(clusterOf(place))) return rejectOtherMajor(place)
  const draft = `${clusterOf(place)}.new`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  writeFileSync(passwordFile(place), `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 })
  if (place.as) {
    for (const path of [draft, passwordFile(place)]) chownSync(path, place.as.uid, place.as.gid)
  }
  const wishes = ['--encoding=UTF8', '--locale=C', '--auth=scram-sha-256', `--username=${SUPERUSER}`]
  if (!durable) wishes.push('--no-sync')
  const { code, said } = await run(
    program(place.binaries, 'initdb'),
    ['-D', draft, ...wishes, `--pwfile=${passwordFile(place)}`],
    { as: place.as, cwd: place.home },
  )
  if (code !== 0) throw startFailed({ reason: 'initdb failed', said })
  appendFileSync(join(draft, 'postgresql.conf'), "\ninclude_if_exists = 'gaiwan.conf'\n")
  renameSync(draft, clusterOf(place))
}

function rotateLog(place: Place): void {
  const size = statSync(logOf(place), { throwIfNoEntry: false })?.size ?? 0
  if (size > LOG_BYTES) renameSync(logOf(place), `${logOf(place)}.1`)
}

function tailOfLog(place: Place, from: number): string {
  if (!existsSync(logOf(place))) return ''
  const lines = readFileSync(logOf(place)).subarray(from).toString('utf8').trimEnd().split('\n')
  return lines.slice(-TAIL_LINES).join('\n')
}

/** Starts the server and waits until it accepts connections. */
export async function startCluster(place: Place, durable: boolean): Promise<Postmaster> {
  const cluster = clusterOf(place)
  rotateLog(place)
  dropSocketFolder(abandonedFolder(cluster))
  clearPid(cluster)
  const listening = await chooseListening(place.as)
  writeFileSync(join(cluster, 'gaiwan.conf'), settingsText(listening, durable))
  let said = ''
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const from = statSync(logOf(place), { throwIfNoEntry: false })?.size ?? 0
    const { code, said: complaint } = await control(place, ['start', '-t', START_SECONDS, '-l', logOf(place)])
    const running = runningPostmaster(cluster)
    if (code === 0 && running) return running
    said = tailOfLog(place, from) || complaint
    if (!said.includes('pre-existing shared memory block')) break
    await new Promise((resolve) => setTimeout(resolve, ATTEMPT_PAUSE_MS))
  }
  dropSocketFolder(listening.folder)
  throw startFailed({ reason: `see ${logOf(place)}`, said })
}

/**
 * Deletes only folders made by `chooseListening`, since the pid file of a dead server could name any folder.
 */
function dropSocketFolder(folder: string | undefined): void {
  if (folder && basename(folder).startsWith(SOCKET_FOLDER)) rmSync(folder, { recursive: true, force: true })
}

/** Stops the server after open transactions are rolled back and all data is on disk. */
export async function stopCluster(place: Place): Promise<void> {
  const running = runningPostmaster(clusterOf(place))
  if (!running) return
  await control(place, ['stop', '-m', 'fast', '-t', START_SECONDS])
  dropSocketFolder(running.listening.folder)
}

function control(place: Place, words: string[]) {
  return run(program(place.binaries, 'pg_ctl'), [...words, '-w', '-D', clusterOf(place)], {
    as: place.as,
    cwd: place.home,
  })
}
