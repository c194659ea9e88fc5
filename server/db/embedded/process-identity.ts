import { readFileSync } from 'node:fs'

/**
 * Indexes of fields in `/proc/<pid>/stat`. The count starts after the program name, since the name may
 * contain spaces.
 */
const STATE = 0
const START = 19

function statOf(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}

/**
 * Start time of a process; empty if the system doesn't report start times. Two processes with the same pid
 * have different start times.
 */
const startOf = (pid: number): string => statOf(pid)[START] ?? ''

/** True if a process runs, regardless of its user. A zombie process counts as ended. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return !['Z', 'X'].includes(statOf(pid)[STATE] ?? '')
}

/** Identity of a process, `<pid>:<start>`. The identity is unique even if another process reuses the pid. */
export const identityOf = (pid: number): string => `${pid}:${startOf(pid)}`

/** True if the process with this identity still runs. */
export function isRunning(identity: string): boolean {
  const [pid, start] = identity.trim().split(':')
  const number = Number(pid)
  if (!Number.isInteger(number) || number <= 0 || !isAlive(number)) return false
  return !start || startOf(number) === start
}
