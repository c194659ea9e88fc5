import type { Db } from '../db/index.ts'
import { verifyAuditChain } from '../platform/audit-log/verify.ts'
import { checkDatabase } from './check-database.ts'

/** Verifies the hash chain of the audit log and prints the result. Returns true if the chain is valid. */
async function check(db: Db): Promise<boolean> {
  const { rows, bad } = await verifyAuditChain(db)
  if (!bad) console.log(`The audit log is valid: ${rows} rows.`)
  else {
    const which = bad.id === undefined ? '' : ` (id ${bad.id})`
    console.error(`The audit log is broken at row ${bad.seq}${which}: ${bad.reason}.`)
  }
  return bad === undefined
}

await checkDatabase({ check, withoutTables: 'This database has no audit log yet' })
