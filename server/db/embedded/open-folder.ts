import { randomBytes } from 'node:crypto'
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Makes a folder and those above it that are missing, each for all to enter, whatever the umask. */
export function makeOpenFolder(folder: string): void {
  if (existsSync(folder)) return
  makeOpenFolder(dirname(folder))
  mkdirSync(folder)
  chmodSync(folder, 0o755)
}

/** Copies a folder for all to read and run; the last step is a rename, so that nobody sees half of it. */
export function copyForAll(from: string, to: string): void {
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
