import type { Db } from '../db/index.ts'
import { type CheckedInvariant, checkInvariants } from '../records/invariants/check-invariants.ts'
import { titleOf } from '../records/invariants/title-of.ts'
import { checkDatabase } from './check-database.ts'

/** Number of violations that are printed for each invariant. */
const PRINTED = 5

function print({ name, violations, durationMs }: CheckedInvariant): void {
  const { en } = titleOf(name)
  if (violations.length === 0) {
    console.log(`ok    ${name}: ${en} (${durationMs} ms)`)
    return
  }
  console.error(`WRONG ${name}: ${en}, ${violations.length} violations`)
  for (const violation of violations.slice(0, PRINTED)) console.error(`      ${JSON.stringify(violation)}`)
}

/** Checks the invariants and prints the results. Returns true if there are no violations. */
async function check(db: Db): Promise<boolean> {
  const results = await checkInvariants(db)
  for (const result of results) print(result)
  return results.every(({ violations }) => violations.length === 0)
}

await checkDatabase({ check, withoutTables: 'This database lacks tables of this version' })
