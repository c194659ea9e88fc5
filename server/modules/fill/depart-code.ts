import type { Db, Tx } from '../../db/index.ts'
import type { SignedIn } from '../../http/request.ts'
import { lastBelow } from '../depart/last-below.ts'
import { nextOrgCode } from '../depart/org-code.ts'
import { departsNamed } from '../depart/repo.ts'
import { fillDepartFull, fillDepartUnknown } from './errors.ts'

interface Below {
  /** Without one it is the top, for whoever sees every department. */
  parentId: string | null | undefined
  user: Pick<SignedIn, 'scope'>
}

async function codeAbove(db: Db | Tx, { parentId, user: { scope } }: Below): Promise<string> {
  if (!parentId || parentId === '0') {
    if (scope.departs !== 'all') throw fillDepartUnknown()
    return ''
  }
  const [above] = await departsNamed(db, { ids: [parentId], orgCodes: [] }, scope)
  if (!above) throw fillDepartUnknown()
  return above.orgCode
}

/** The code that a new department below another would get now; it is kept for nobody. */
export async function nextCodeBelow(db: Db | Tx, below: Below): Promise<string> {
  const above = await codeAbove(db, below)
  const { last } = await lastBelow(db, above)
  const code = nextOrgCode(above, last)
  if (code === undefined) throw fillDepartFull()
  return code
}
