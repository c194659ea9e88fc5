import type { HttpProblem } from './catalogue.ts'

/** As long as a notification stays: the same one meanwhile says nothing new. */
const QUIET_MS = 4000

/** The session is over once: however often it is said, the answer is one dialog and a reload. */
const isFinal = (problem: HttpProblem) =>
  problem.kind === 'expired' || (problem.kind === 'unauthorized' && problem.signedIn)

/** Passes a problem on unless one that reads alike was passed on just before: ten calls fail, one is told. */
export function createOnce(tell: (problem: HttpProblem) => void): (problem: HttpProblem) => void {
  const told = new Map<string, number>()
  return (problem) => {
    const now = Date.now()
    const key = `${problem.kind} ${problem.text}`
    const last = told.get(key)
    for (const [known, at] of told) if (now - at >= QUIET_MS) told.delete(known)
    if (last !== undefined && now - last < QUIET_MS) return
    told.set(key, isFinal(problem) ? Number.POSITIVE_INFINITY : now)
    tell(problem)
  }
}
