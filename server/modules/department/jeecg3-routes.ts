import type { FastifyInstance } from 'fastify'
import type { SysDepart } from '#schemas'
import { departNotFound } from '../../platform/departments/errors.ts'
import { ancestorDeparts, departLevel, departsInScope, findDeparts } from '../../platform/departments/repo.ts'
import { createRoute } from '../../platform/http/operation-route.ts'
import { readIds } from '../../platform/http/read-ids.ts'
import type { SignedIn } from '../../platform/http/request.ts'
import { userOptions } from '../../platform/users/user-options.ts'
import type { Services } from '../../services.ts'
import { departUsers } from './members.ts'
import { departTree } from './tree.ts'

const MOST = -1
const byCode = (one: SysDepart, other: SysDepart) => (one.orgCode < other.orgCode ? -1 : 1)

/** Routes to look up departments, which only JeecgBoot 3 clients request. */
export function jeecg3Routes(app: FastifyInstance, { database: { db } }: Services): void {
  const route = createRoute(app)
  const oneOf = async (
    filter: { ids: readonly string[]; orgCodes: readonly string[] },
    { scope }: SignedIn,
  ) => {
    const [depart] = await findDeparts(db, filter, scope)
    if (!depart) throw departNotFound()
    return depart
  }

  route('depart.treeSync', ({ pid = '', ids, primaryKey }, { user }) => {
    const requestedIds = readIds(ids)
    const filter =
      primaryKey === 'orgCode' ? { ids: [], orgCodes: requestedIds } : { ids: requestedIds, orgCodes: [] }
    return departLevel(db, requestedIds.length > 0 ? { named: filter } : { pid }, user.scope)
  })
  route('depart.searchTree', async ({ keyWord = '' }, { user }) => {
    const text = keyWord.trim().toLowerCase()
    const departs = await departsInScope(db, user.scope)
    const found = departs.filter(({ departName }) => departName.toLowerCase().includes(text))
    const people = text === '' ? [] : (await userOptions(db, { keyword: text }, user.scope)).records
    return { departList: departTree(found), userList: people }
  })
  route('depart.all', async ({ id }, { user }) => {
    const requestedIds = new Set(readIds(id))
    const departs = await departsInScope(db, user.scope)
    return departs.filter((depart) => requestedIds.size === 0 || requestedIds.has(depart.id)).sort(byCode)
  })
  route('depart.above', async ({ departId, orgCode }, { user }) => {
    const filter = { ids: departId ? [departId] : [], orgCodes: orgCode ? [orgCode] : [] }
    const depart = await oneOf(filter, user)
    const above = await ancestorDeparts(db, depart.orgCode, user.scope)
    const parentMap = Object.fromEntries(above.map((one) => [one.id, one]))
    return { departId: depart.id, parentIds: above.map(({ id }) => id), parentMap }
  })
  route('depart.ofCode', ({ orgCode }, { user }) => oneOf({ ids: [], orgCodes: [orgCode] }, user))
  route('depart.people', async ({ id }, { user }) => {
    const query = { depId: id, below: '0', pageSize: MOST }
    return (await departUsers(db, query, user.scope)).records
  })
}
