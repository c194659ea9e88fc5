import { sql } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'
import { nextOrgCode } from '../../platform/departments/org-code.ts'
import { findDeparts, maxChildCode } from '../../platform/departments/repo.ts'
import type { SignedIn } from '../../platform/http/request.ts'
import { fillDepartFull, fillDepartUnknown } from './errors.ts'

interface Below {
  /**
   * Id of the parent department. Without this id, the code is for a department at the top level, and only
   * users who see all departments may request the code.
   */
  parentId: string | null | undefined
  user: Pick<SignedIn, 'scope'>
}

async function codeAbove(db: Db | Tx, { parentId, user: { scope } }: Below): Promise<string> {
  if (!parentId || parentId === '0') {
    if (scope.departs !== 'all') throw fillDepartUnknown()
    return ''
  }
  const [above] = await findDeparts(db, { ids: [parentId], orgCodes: [] }, scope)
  if (!above) throw fillDepartUnknown()
  return above.orgCode
}

/** Previews the code of the next department below a parent, without reserving it. */
export async function nextCodeBelow(db: Db | Tx, below: Below): Promise<string> {
  const above = await codeAbove(db, below)
  const { last } = await maxChildCode(db, above)
  const code = nextOrgCode(above, last)
  if (code === undefined) throw fillDepartFull()
  return code
}

/** Number sequence of a fill rule. `head` is the text before the number; each `head` has its own sequence. */
export interface Sequence {
  ruleCode: string
  head: string
  /** First number of the sequence. */
  start: number
}

/**
 * Reserves the next number of a sequence. Other requests for the same sequence wait until the transaction
 * ends. A rollback can leave a gap, but no number is used twice.
 */
export async function drawNumber(tx: Tx, { ruleCode, head, start }: Sequence): Promise<number> {
  const { rows } = await sql<{ value: number }>`
    insert into sys_fill_sequence as held (rule_code, head, value) values (${ruleCode}, ${head}, ${start})
    on conflict (rule_code, head) do update set value = greatest(held.value + 1, ${start})
    returning value`.execute(tx)
  return rows[0]?.value ?? start
}

/** Previews the next number of a sequence without reserving it. */
export async function peekNumber(db: Db | Tx, { ruleCode, head, start }: Sequence): Promise<number> {
  const sequence = await db
    .selectFrom('sys_fill_sequence')
    .select('value')
    .where('rule_code', '=', ruleCode)
    .where('head', '=', head)
    .executeTakeFirst()
  return sequence ? Math.max(sequence.value + 1, start) : start
}
