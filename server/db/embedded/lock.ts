import { linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { startFailed } from '../errors.ts'
import { identityOf, isRunning } from './process-identity.ts'

const POLL_MS = 25
const PATIENCE_MS = 150_000
const STEALING_MS = 10_000

/**
 * Creates a lock file with its content in one step, so that readers never see it empty. Returns false if the
 * file exists.
 */
function createComplete(file: string): boolean {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, identityOf(process.pid), { mode: 0o600 })
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

function holderOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** Removes the lock of a dead process. A second lock ensures that only one process removes it at a time. */
function dropStale(file: string): void {
  const guard = `${file}.stealing`
  if (!createComplete(guard)) {
    const age = Date.now() - (statSync(guard, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (age > STEALING_MS) rmSync(guard, { force: true })
    return
  }
  const holder = holderOf(file)
  if (holder !== undefined && !isRunning(holder)) rmSync(file, { force: true })
  rmSync(guard, { force: true })
}

/** Runs `task` while this process holds the file lock. Takes over the lock of a killed process. */
export async function withFileLock<T>(file: string, task: () => Promise<T>): Promise<T> {
  const end = Date.now() + PATIENCE_MS
  while (!createComplete(file)) {
    const holder = holderOf(file)
    if (holder !== undefined && !isRunning(holder)) dropStale(file)
    else await sleep(POLL_MS)
    if (Date.now() > end) throw startFailed({ reason: `process ${holder} has held ${file} too long` })
  }
  try {
    return await task()
  } finally {
    rmSync(file, { force: true })
  }
}
