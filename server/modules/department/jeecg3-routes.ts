import type { FastifyInstance } from 'fastify'
import type { DepartAboveQuery, DepartBranchQuery, SysDepart } from '#schemas'
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

/** Look-up routes of JeecgBoot 3. */
export function jeecg3Routes(app: FastifyInstance, { database: { db } }: Services): void {
  const route = createRoute(app)
  const oneOf = async (
    named: { ids: readonly string[]; orgCodes: readonly string[] },
    { scope }: SignedIn,
  ) => {
    const [depart] = await findDeparts(db, named, scope)
    if (!depart) throw departNotFound()
    return depart
  }

  route<{ Querystring: DepartBranchQuery }>(
    'depart.treeSync',
    ({ query: { pid, ids, primaryKey }, user }) => {
      const wanted = readIds(ids)
      const named = primaryKey === 'orgCode' ? { ids: [], orgCodes: wanted } : { ids: wanted, orgCodes: [] }
      const among = wanted.length > 0 ? { named } : { pid: pid ?? '' }
      return departLevel(db, among, user.scope)
    },
  )
  route<{ Querystring: { keyWord?: string } }>(
    'depart.searchTree',
    async ({ query: { keyWord = '' }, user }) => {
      const text = keyWord.trim().toLowerCase()
      const departs = await departsInScope(db, user.scope)
      const found = departs.filter(({ departName }) => departName.toLowerCase().includes(text))
      const people = text === '' ? [] : (await userOptions(db, { keyword: text }, user.scope)).records
      return { departList: departTree(found), userList: people }
    },
  )
  route<{ Querystring: { id?: string } }>('depart.all', async ({ query, user }) => {
    const wanted = new Set(readIds(query.id))
    const departs = await departsInScope(db, user.scope)
    return departs.filter(({ id }) => wanted.size === 0 || wanted.has(id)).sort(byCode)
  })
  route<{ Querystring: DepartAboveQuery }>('depart.above', async ({ query: { departId, orgCode }, user }) => {
    const named = { ids: departId ? [departId] : [], orgCodes: orgCode ? [orgCode] : [] }
    const depart = await oneOf(named, user)
    const above = await ancestorDeparts(db, depart.orgCode, user.scope)
    const parentMap = Object.fromEntries(above.map((one) => [one.id, one]))
    return { departId: depart.id, parentIds: above.map(({ id }) => id), parentMap }
  })
  route<{ Querystring: { orgCode: string } }>('depart.ofCode', ({ query, user }) =>
    oneOf({ ids: [], orgCodes: [query.orgCode] }, user),
  )
  route<{ Querystring: { id: string } }>('depart.people', async ({ query, user }) => {
    const asked = { depId: query.id, below: '0', pageSize: MOST }
    return (await departUsers(db, asked, user.scope)).records
  })
}
