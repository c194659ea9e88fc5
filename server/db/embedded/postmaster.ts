import { readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive } from './process-identity.ts'
import type { Listening } from './settings.ts'

/**
 * Running server, read from `postmaster.pid`. The lines of this file are pid, data folder, start time, port,
 * socket folder, address, shared memory and state.
 */
export interface Postmaster {
  pid: number
  state: string
  listening: Listening
}

/** Pid that no process has. */
const UNUSED_PID = 2 ** 31 - 2

const pidFile = (cluster: string) => join(cluster, 'postmaster.pid')

function readPidFile(cluster: string): string[] | undefined {
  try {
    return readFileSync(pidFile(cluster), 'utf8').split('\n')
  } catch {
    return undefined
  }
}

const addressIn = (lines: readonly string[]): Listening => ({
  folder: lines[4]?.trim() || undefined,
  port: Number(lines[3]),
})

/** True if a process is the server of this cluster. False if another process reuses the pid of the server. */
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

/** Finds the running server of this cluster. */
export function runningPostmaster(cluster: string): Postmaster | undefined {
  const lines = readPidFile(cluster)
  const pid = Number(lines?.[0])
  if (!lines || !Number.isInteger(pid) || pid <= 0 || !isAlive(pid) || !serves(pid, cluster)) return undefined
  return {
    pid,
    state: lines[7]?.trim() ?? '',
    listening: addressIn(lines),
  }
}

/** Finds the address of a server that was killed. */
export function abandonedAddress(cluster: string): Listening | undefined {
  const lines = readPidFile(cluster)
  return lines && addressIn(lines)
}

/**
 * Replaces the pid in `postmaster.pid` of a dead server by a pid that no process has. In a restarted
 * container, another process may have the old pid, and PostgreSQL would refuse to start. The rest of the file
 * stays, since PostgreSQL reads from it which shared memory must be free.
 */
export function clearPid(cluster: string): void {
  const lines = readPidFile(cluster)
  if (lines) writeFileSync(pidFile(cluster), [UNUSED_PID, ...lines.slice(1)].join('\n'))
}
