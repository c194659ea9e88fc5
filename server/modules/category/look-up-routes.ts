import type { FastifyInstance } from 'fastify'
import { createRoute } from '../../platform/http/operation-route.ts'
import { readIds } from '../../platform/http/read-ids.ts'
import { readConditions } from '../../platform/list/jeecg-conditions.ts'
import { TOP } from '../../records/category.ts'
import type { Services } from '../../services.ts'
import { categoryTree, childCategories, flatCategories, idOfCode, namesOf } from './category-tree.ts'
import { categoryAskedOddly } from './errors.ts'

/** Maximum number of names per request. */
const MAX_NAMED = 500

interface BranchQuery {
  pid?: string
  pcode?: string
  condition?: string
}

/** Look-up routes for forms: category trees, and names of selected categories. */
export function categoryLookUpRoutes(app: FastifyInstance, { database: { db } }: Services): void {
  const route = createRoute(app)
  route<{ Querystring: { async?: boolean; pcode?: string; without?: string } }>(
    'category.tree',
    async ({ query, user }) => {
      const pid = await idOfCode({ db, scope: user.scope }, query.pcode || TOP)
      if (pid === undefined) return []
      return query.async
        ? await childCategories({ db, scope: user.scope }, pid)
        : await categoryTree({ db, scope: user.scope }, pid, query.without)
    },
  )
  route<{ Querystring: { pid: string } }>('category.children', ({ query, user }) =>
    childCategories({ db, scope: user.scope }, query.pid),
  )
  route<{ Querystring: BranchQuery }>(
    'category.branch',
    async ({ query: { pid, pcode, condition }, user }) => {
      const parent = pid || (pcode && (await idOfCode({ db, scope: user.scope }, pcode)))
      if (!parent) throw categoryAskedOddly()
      return childCategories({ db, scope: user.scope }, parent, readConditions(condition))
    },
  )
  route<{ Querystring: { code: string } }>('category.all', async ({ query, user }) => {
    const id = await idOfCode({ db, scope: user.scope }, query.code || TOP)
    return id === undefined ? [] : await flatCategories({ db, scope: user.scope }, id)
  })
  route<{ Querystring: { ids: string; delNotExist?: boolean } }>(
    'category.names',
    ({ query: { ids, delNotExist = false }, user }) =>
      namesOf({ db, scope: user.scope }, readIds(ids).slice(0, MAX_NAMED), delNotExist),
  )
}
