import type { FastifyRequest } from 'fastify'
import type { FileTask, ListExportBody } from '#schemas'
import type { Tx } from '../../db/index.ts'
import type { Services } from '../../services.ts'
import { exportTitle } from '../export/make-file.ts'
import { createPlanner } from '../export/planner.ts'
import { createFileStore } from '../file/store.ts'
import type { Changed } from '../http/change.ts'
import { forbidden } from '../http/errors.ts'
import type { Scope, SignedIn } from '../http/request.ts'
import { createList } from '../list/list.ts'
import { createPermissionCache } from '../permissions/permission-cache.ts'
import { createQuotas, type Quota } from '../rate-limit/quota.ts'
import { taskFileGone, taskNotFound, taskNotReady, taskOver, taskTooMany, taskTooOften } from './errors.ts'
import { fileTaskResource, OWNER } from './list-resource.ts'
import { addTask, cancelTask, countUnfinished, findOwnExport, lockOwner, requeueTask } from './repo.ts'
import { coversScope } from './task-owner.ts'

/** Maximum number of queued or running exports per user. */
export const MAX_UNFINISHED = 3
/**
 * Maximum number of exports per user and day. The number is limited, since files can be large and are kept
 * for days.
 */
const DAILY: Quota = { limit: 50, within: 86_400_000 }

type Asked = Pick<FastifyRequest, 'user' | 'locale'>
type Done = Promise<Changed<{ id: string }>>
/**
 * Result of planning: a function that writes in a transaction. Planning runs before the transaction begins,
 * so that a request uses only one connection at a time.
 */
type Planned = Promise<(tx: Tx) => Done>

/** Returns the operations on a user's background exports: start, list, cancel, retry and download. */
export function createTasks(services: Services) {
  const { config, ids, clock } = services
  const { db } = services.database
  const planner = createPlanner(services)
  const rights = createPermissionCache(db)
  const store = createFileStore(config)
  const quotas = createQuotas(services)
  const list = createList(fileTaskResource, services)
  const own = (user: SignedIn) => ({ field: OWNER, op: 'eq', values: [user.id] }) as const

  const changed = (verb: string, id: string, detail: Record<string, unknown>): Changed<{ id: string }> => ({
    result: { id },
    audit: { action: `task.${verb}`, subject: { kind: 'export_task', id }, detail },
  })

  async function requireQueueSpace(tx: Tx, user: SignedIn): Promise<void> {
    await lockOwner(tx, user.id)
    if ((await countUnfinished(tx, user.id)) >= MAX_UNFINISHED) throw taskTooMany({ limit: MAX_UNFINISHED })
    const retryAfter = await quotas.use(`export:by:${user.id}`, DAILY, tx)
    if (retryAfter !== undefined) throw taskTooOften({ limit: DAILY.limit }, { retryAfter })
  }

  async function requireOwn(on: typeof db | Tx, user: SignedIn, id: string) {
    const task = await findOwnExport(on, user.id, { id, at: clock() })
    if (!task) throw taskNotFound()
    return task
  }

  /**
   * Throws if the user has lost a right that the file needs. Needed are access to the list, its columns and
   * departments, and the right to see values that the file shows unmasked. Also throws if the user is
   * restricted by a data rule that didn't apply when the file was made.
   */
  async function requireRights({ request, scope }: { request: unknown; scope: unknown }, user: SignedIn) {
    const { departs } = await rights.of({ id: user.id, orgCode: null }, user.rightsEpoch)
    const resource = await planner.may(request as ListExportBody, user)
    const covers = resource && coversScope({ ...user.scope, departs }, scope as Scope, resource.model.name)
    if (!covers) throw forbidden()
  }

  return {
    list,

    async page(query: Record<string, unknown>, user: SignedIn) {
      const asked = list.read(query, user)
      return list.page({ ...asked, conditions: [...asked.conditions, own(user)] }, user.scope)
    },

    async get(id: string, user: SignedIn): Promise<FileTask> {
      const asked = list.read({}, user)
      const conditions = [own(user), { field: 'id', op: 'eq', values: [id] } as const]
      const { records } = await list.page({ ...asked, conditions }, user.scope)
      const [found] = records
      if (!found) throw taskNotFound()
      return found
    },

    /** Queues an export. Throws if the list would reject the query. */
    async start(body: ListExportBody, { user, locale }: Asked): Planned {
      const title = exportTitle(await planner.file(body, user), locale)
      return async (tx) => {
        await requireQueueSpace(tx, user)
        const id = ids.nextId()
        const asked = { request: body, title, locale, at: clock() }
        await addTask(tx, { id, ownerId: user.id, orgCode: user.orgCode, ...asked })
        return changed('export', id, { ...body })
      }
    },

    async cancel(id: string, { user }: Asked): Planned {
      return async (tx) => {
        const { page_id: page } = await requireOwn(tx, user, id)
        if (!(await cancelTask(tx, id, clock()))) throw taskOver()
        return changed('cancel', id, { page })
      }
    },

    /** Queues the same export again, which then uses the current data and rights. */
    async retry(id: string, { user }: Asked): Planned {
      const { request, page_id: page } = await requireOwn(db, user, id)
      await planner.file(request as ListExportBody, user)
      return async (tx) => {
        await requireQueueSpace(tx, user)
        if (!(await requeueTask(tx, id))) throw taskOver()
        return changed('retry', id, { page })
      }
    },

    /** Opens the file of a finished export. */
    async file(id: string, user: SignedIn) {
      const task = await requireOwn(db, user, id)
      if (task.status !== 'DONE') throw taskNotReady()
      await requireRights(task, user)
      const opened = task.file_path === null || task.isOver ? undefined : await store.open(task.file_path)
      if (!opened) throw taskFileGone({ days: config.exportKeepDays })
      return { ...opened, name: task.file_name ?? 'export' }
    },
  }
}
