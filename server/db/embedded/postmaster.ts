import { readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive } from './process-identity.ts'
import type { Listening } from './settings.ts'

/** A running server, as its `postmaster.pid` tells: pid, folder, start, port, socket folder, address, memory, state. */
export interface Postmaster {
  pid: number
  state: string
  listening: Listening
}

/** No process has this number: it is above every system's limit. */
const NOBODY = 2 ** 31 - 2

const pidFile = (cluster: string) => join(cluster, 'postmaster.pid')

function readPidFile(cluster: string): string[] | undefined {
  try {
    return readFileSync(pidFile(cluster), 'utf8').split('\n')
  } catch {
    return undefined
  }
}

/** A server was started on its cluster's folder; another process that was given its old number was not. */
function serves(pid: number, cluster: string): boolean {
  if (process.platform !== 'linux') return true
  try {
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    const folder = words[words.indexOf('-D') + 1] ?? ''
    return realpathSync(folder) === realpathSync(cluster)
  } catch {
    return false
  }
}

/** The server that runs on this cluster, if one does. */
export function runningPostmaster(cluster: string): Postmaster | undefined {
  const lines = readPidFile(cluster)
  const pid = Number(lines?.[0])
  if (!lines || !Number.isInteger(pid) || pid <= 0 || !isAlive(pid) || !serves(pid, cluster)) return undefined
  return {
    pid,
    state: lines[7]?.trim() ?? '',
    listening: { folder: lines[4]?.trim() || undefined, port: Number(lines[3]) },
  }
}

/** The socket folder that a dead server left behind, if it had one. */
export function abandonedFolder(cluster: string): string | undefined {
  return readPidFile(cluster)?.[4]?.trim() || undefined
}

/**
 * A dead server's number may belong to another process now, and PostgreSQL would refuse to start (common where a
 * container starts again). The file stays, as it also names the shared memory that must be free; its pid goes.
 */
export function disownPidFile(cluster: string): void {
  const lines = readPidFile(cluster)
  if (lines) writeFileSync(pidFile(cluster), [NOBODY, ...lines.slice(1)].join('\n'))
}
