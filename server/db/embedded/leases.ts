import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { identityOf, isRunning } from './process-identity.ts'

/**
 * Counts who uses the server: one file a user, named by process and number, since one process may start it twice.
 * Call these under the lock.
 */
export interface Leases {
  /** Notes one more user and returns its name. */
  take(): string
  /** Forgets that user, and every one whose process is gone; returns how many are left. */
  release(name: string): number
}

let taken = 0

export function createLeases(folder: string): Leases {
  const dropStale = (name: string): boolean => {
    const file = join(folder, name)
    if (isRunning(readFileSync(file, 'utf8'))) return false
    rmSync(file, { force: true })
    return true
  }
  return {
    take() {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      const name = `${process.pid}-${taken++}`
      writeFileSync(join(folder, name), identityOf(process.pid), { mode: 0o600 })
      return name
    },
    release(name) {
      rmSync(join(folder, name), { force: true })
      return readdirSync(folder).filter((other) => !dropStale(other)).length
    },
  }
}
