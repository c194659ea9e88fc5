import type { FastifyInstance } from 'fastify'
import type { DepartAboveQuery, DepartBranchQuery, SysDepart } from '#schemas'
import { ok } from '../../http/envelope.ts'
import { operationRoute } from '../../http/operation-route.ts'
import { readIds } from '../../http/read-ids.ts'
import type { SignedIn } from '../../http/request.ts'
import type { Services } from '../../services.ts'
import { userOptions } from '../user/options.ts'
import { departNotFound } from './errors.ts'
import { departUsers } from './members.ts'
import { departsAbove, departsInBranch, departsInScope, departsNamed } from './repo.ts'
import { departTree } from './tree.ts'

const MOST = -1
const byCode = (one: SysDepart, other: SysDepart) => (one.orgCode < other.orgCode ? -1 : 1)

/** Look-ups that later generations of the contract have beside the trees. */
export function lateRoutes(app: FastifyInstance, { database: { db } }: Services): void {
  const oneOf = async (
    named: { ids: readonly string[]; orgCodes: readonly string[] },
    { scope }: SignedIn,
  ) => {
    const [depart] = await departsNamed(db, named, scope)
    if (!depart) throw departNotFound()
    return depart
  }

  app.route<{ Querystring: DepartBranchQuery }>({
    ...operationRoute('depart.treeSync'),
    handler: async ({ query: { pid, ids, primaryKey }, user }) => {
      const wanted = readIds(ids)
      const named = primaryKey === 'orgCode' ? { ids: [], orgCodes: wanted } : { ids: wanted, orgCodes: [] }
      const among = wanted.length > 0 ? { named } : { pid: pid ?? '' }
      return ok(await departsInBranch(db, among, user.scope))
    },
  })
  app.route<{ Querystring: { keyWord?: string } }>({
    ...operationRoute('depart.searchTree'),
    handler: async ({ query: { keyWord = '' }, user }) => {
      const text = keyWord.trim().toLowerCase()
      const departs = await departsInScope(db, user.scope)
      const found = departs.filter(({ departName }) => departName.toLowerCase().includes(text))
      const people = text === '' ? [] : (await userOptions(db, { keyword: text }, user.scope)).records
      return ok({ departList: departTree(found), userList: people })
    },
  })
  app.route<{ Querystring: { id?: string } }>({
    ...operationRoute('depart.all'),
    handler: async ({ query, user }) => {
      const wanted = new Set(readIds(query.id))
      const departs = await departsInScope(db, user.scope)
      return ok(departs.filter(({ id }) => wanted.size === 0 || wanted.has(id)).sort(byCode))
    },
  })
  app.route<{ Querystring: DepartAboveQuery }>({
    ...operationRoute('depart.above'),
    handler: async ({ query: { departId, orgCode }, user }) => {
      const named = { ids: departId ? [departId] : [], orgCodes: orgCode ? [orgCode] : [] }
      const depart = await oneOf(named, user)
      const above = await departsAbove(db, depart.orgCode, user.scope)
      const parentMap = Object.fromEntries(above.map((one) => [one.id, one]))
      return ok({ departId: depart.id, parentIds: above.map(({ id }) => id), parentMap })
    },
  })
  app.route<{ Querystring: { orgCode: string } }>({
    ...operationRoute('depart.ofCode'),
    handler: async ({ query, user }) => ok(await oneOf({ ids: [], orgCodes: [query.orgCode] }, user)),
  })
  app.route<{ Querystring: { id: string } }>({
    ...operationRoute('depart.people'),
    handler: async ({ query, user }) => {
      const asked = { depId: query.id, below: '0', pageSize: MOST }
      return ok((await departUsers(db, asked, user.scope)).records)
    },
  })
}
