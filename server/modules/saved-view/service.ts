import {
  type DefaultView,
  MAX_VIEW_BYTES,
  MAX_VIEWS,
  type RenameView,
  type SavedView,
  type SaveView,
  type ViewState,
  type ViewVersion,
} from '#schemas'
import { type Tx, violatedIndex } from '../../db/index.ts'
import type { Changed } from '../../platform/http/change.ts'
import { defineHttpError, invalidInput } from '../../platform/http/errors.ts'
import type { SignedIn } from '../../platform/http/request.ts'
import type { Services } from '../../services.ts'
import {
  countViews,
  deleteView,
  insertView,
  listViews,
  lockUserViews,
  lockView,
  setDefault,
  updateView,
  type ViewRow,
} from './repo.ts'

/** Error of a view that is unknown, is deleted or belongs to another user. All cases get the same error. */
const viewNotFound = defineHttpError('VIEW_NOT_FOUND', 404, {
  en: 'View not found',
  zh: '视图不存在',
})
const viewChanged = defineHttpError('VIEW_CHANGED', 409, {
  en: 'This view was changed elsewhere. Reload and try again.',
  zh: '该视图已在其他地方修改，请重新打开后再试',
})
const titleTaken = defineHttpError('VIEW_TITLE_TAKEN', 409, {
  en: 'A view with this name already exists',
  zh: '已有同名视图',
})
const viewTitleTaken = (cause?: unknown) =>
  titleTaken(undefined, {
    fields: { title: { en: 'is already in use', zh: '已被使用' } },
    ...(cause !== undefined && { cause }),
  })
const viewTooMany = defineHttpError<{ limit: number }>('VIEW_TOO_MANY', 409, {
  en: ({ limit }) => `You already have ${limit} views. Delete one you no longer need.`,
  zh: ({ limit }) => `视图已达 ${limit} 个，请先删除不再需要的视图`,
})
const viewTooLarge = defineHttpError<{ kilobytes: number }>('VIEW_TOO_LARGE', 413, {
  en: ({ kilobytes }) => `A view can have at most ${kilobytes} KB`,
  zh: ({ kilobytes }) => `视图内容最多 ${kilobytes} KB`,
})

/** Maximum number of views of one user, for all pages together. */
export const MAX_VIEWS_OF_USER = 300
const KILOBYTE = 1_024
/** Value in the audit log that means "no default view". */
const NONE = 'none'

type Owner = Pick<SignedIn, 'id'>

function rejectLarge(state: ViewState): void {
  if (Buffer.byteLength(JSON.stringify(state)) > MAX_VIEW_BYTES)
    throw viewTooLarge({ kilobytes: MAX_VIEW_BYTES / KILOBYTE })
}

function requireVersion(version: number | undefined): number {
  if (version !== undefined) return version
  const words = { en: 'is required to save a view again', zh: '再次保存视图时不能为空' }
  throw invalidInput({ en: `version ${words.en}`, zh: `version ${words.zh}` }, { fields: { version: words } })
}

/** Converts the unique violation of a duplicate view name to an error that users understand. */
const named = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((error) => {
    throw violatedIndex(error) !== undefined ? viewTitleTaken(error) : error
  })

const auditOf = (verb: string, { id, ...detail }: { id: string } & Record<string, unknown>) => ({
  action: `view.${verb}`,
  subject: { kind: 'list_view', id },
  detail,
})

/** Creates the service of saved views. Only the owner of a view can access it. */
export function createViews({ database: { db }, ids }: Pick<Services, 'database' | 'ids'>) {
  async function seen(tx: Tx, user: Owner, id: string, version?: number): Promise<ViewRow> {
    const view = await lockView(tx, user.id, id)
    if (!view) throw viewNotFound()
    if (version !== undefined && view.version !== version) throw viewChanged()
    return view
  }

  async function add(tx: Tx, user: Owner, { page, title, state }: SaveView, at: Date): Promise<ViewVersion> {
    const { ofPage, all } = await countViews(tx, user.id, page)
    if (ofPage >= MAX_VIEWS) throw viewTooMany({ limit: MAX_VIEWS })
    if (all >= MAX_VIEWS_OF_USER) throw viewTooMany({ limit: MAX_VIEWS_OF_USER })
    const id = ids.nextId()
    await named(insertView(tx, { id, userId: user.id, page, title, state, at }))
    return { id, version: 0 }
  }

  return {
    list: (user: Owner, page: string): Promise<SavedView[]> => listViews(db, user.id, page),

    /** Saves a new view, or updates an existing one. Throws if the caller read an older version. */
    async save(tx: Tx, user: Owner, body: SaveView, at: Date): Promise<Changed<ViewVersion>> {
      const { id, page, state } = body
      const title = body.title.trim()
      rejectLarge(state)
      await lockUserViews(tx, user.id)
      if (id === undefined) {
        const result = await add(tx, user, { ...body, title }, at)
        return { result, audit: auditOf('save', { id: result.id, page, title, version: 0 }) }
      }
      const view = await seen(tx, user, id, requireVersion(body.version))
      if (view.page !== page) throw viewNotFound()
      const version = await named(updateView(tx, view, { title, state, at }))
      return { result: { id, version }, audit: auditOf('save', { id, page, title, version }) }
    },

    async rename(tx: Tx, user: Owner, body: RenameView, at: Date): Promise<Changed<ViewVersion>> {
      const { id } = body
      const title = body.title.trim()
      const view = await seen(tx, user, id, body.version)
      const version = await named(updateView(tx, view, { title, at }))
      const audit = auditOf('rename', { id, page: view.page, from: view.title, to: title, version })
      return { result: { id, version }, audit }
    },

    async makeDefault(tx: Tx, user: Owner, { page, id }: DefaultView): Promise<Changed<null>> {
      await lockUserViews(tx, user.id)
      const view = id === null ? undefined : await seen(tx, user, id)
      if (view && view.page !== page) throw viewNotFound()
      await setDefault(tx, user.id, page, id)
      return {
        result: null,
        audit: auditOf('makeDefault', { id: id ?? NONE, page, title: view?.title ?? null }),
      }
    },

    async remove(tx: Tx, user: Owner, id: string): Promise<Changed<null>> {
      const view = await seen(tx, user, id)
      await deleteView(tx, view)
      return { result: null, audit: auditOf('remove', { id, page: view.page, title: view.title }) }
    },
  }
}
