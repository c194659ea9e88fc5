import { readFileSync, statSync } from 'node:fs'
import { startFailed } from '../errors.ts'
import type { RunAs } from './run.ts'

/** PostgreSQL refuses root. The users to run it as then, best first. */
const candidates = ['postgres', 'nobody']

/** Tells whether this process is root, and so must run PostgreSQL as somebody else. */
export const isRoot = (): boolean => process.getuid?.() === 0

/** Who owns existing data, if anyone but root: only the owner can run a server on it. */
export function ownerOf(folder: string): RunAs | undefined {
  const found = statSync(folder, { throwIfNoEntry: false })
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined
}

/** An unprivileged user that exists here: PostgreSQL looks its name up. */
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
