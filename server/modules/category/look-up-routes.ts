import type { FastifyInstance } from 'fastify'
import { createRoute } from '../../platform/http/operation-route.ts'
import { readIds } from '../../platform/http/read-ids.ts'
import { readConditions } from '../../platform/list/jeecg-conditions.ts'
import type { Services } from '../../services.ts'
import { categoryTree, childCategories, flatCategories, idOfCode, namesOf } from './category-tree.ts'
import { categoryQueryInvalid } from './errors.ts'
import { TOP } from './list-resource.ts'

/** Maximum number of categories whose names one request can read. */
const MAX_NAMED = 500

/** Look-up routes for forms: trees of categories, and the names of selected categories. */
export function categoryLookUpRoutes(app: FastifyInstance, { database: { db } }: Services): void {
  const route = createRoute(app)
  route('category.tree', async ({ async: isLevel, pcode, without }, { user: { scope } }) => {
    const pid = await idOfCode({ db, scope }, pcode || TOP)
    if (pid === undefined) return []
    return isLevel ? childCategories({ db, scope }, pid) : categoryTree({ db, scope }, pid, without)
  })
  route('category.children', ({ pid }, { user: { scope } }) => childCategories({ db, scope }, pid))
  route('category.branch', async ({ pid, pcode, condition }, { user: { scope } }) => {
    const parent = pid || (pcode && (await idOfCode({ db, scope }, pcode)))
    if (!parent) throw categoryQueryInvalid()
    return childCategories({ db, scope }, parent, readConditions(condition))
  })
  route('category.all', async ({ code }, { user: { scope } }) => {
    const id = await idOfCode({ db, scope }, code || TOP)
    return id === undefined ? [] : flatCategories({ db, scope }, id)
  })
  route('category.names', ({ ids, delNotExist = false }, { user: { scope } }) =>
    namesOf({ db, scope }, readIds(ids).slice(0, MAX_NAMED), delNotExist),
  )
}
