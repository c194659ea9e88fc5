import {
  type DraftSummary,
  type DraftVersion,
  type FormDraft,
  MAX_DRAFT_BYTES,
  MAX_DRAFTS,
  type SaveDraft,
} from '#schemas'
import { type Tx, withTransaction } from '../../db/index.ts'
import { UPLOAD_PATH } from '../../platform/file/store.ts'
import { defineHttpError, invalidInput } from '../../platform/http/errors.ts'
import type { SignedIn } from '../../platform/http/request.ts'
import { draftColumn, placeOf } from '../../platform/secrets/encrypted-columns.ts'
import type { Services } from '../../services.ts'
import {
  countDrafts,
  type DraftRow,
  findDraft,
  insertDraft,
  listDrafts,
  lockUserDrafts,
  removeDraft,
  updateDraft,
} from './repo.ts'

/** Error of a draft that is unknown, is deleted or belongs to another user. All cases get the same error. */
const draftNotFound = defineHttpError('DRAFT_NOT_FOUND', 404, {
  en: 'Draft not found',
  zh: '草稿不存在',
})
const draftChanged = defineHttpError('DRAFT_CHANGED', 409, {
  en: 'This draft was saved elsewhere. Reopen it to continue.',
  zh: '该草稿已在其他地方保存，请重新打开后继续',
})
const draftTooLarge = defineHttpError<{ kilobytes: number }>('DRAFT_TOO_LARGE', 413, {
  en: ({ kilobytes }) => `A draft can have at most ${kilobytes} KB`,
  zh: ({ kilobytes }) => `草稿内容最多 ${kilobytes} KB`,
})
const draftTooMany = defineHttpError<{ limit: number }>('DRAFT_TOO_MANY', 409, {
  en: ({ limit }) => `You already have ${limit} drafts. Delete one you no longer need.`,
  zh: ({ limit }) => `草稿已达 ${limit} 份，请先删除不再需要的草稿`,
})

/** Maximum number of drafts of one user, for all pages together. */
export const MAX_DRAFTS_OF_USER = 200
const KILOBYTE = 1_024

type Owner = Pick<SignedIn, 'id'>

/** Converts form values to JSON text; throws if the text is too large. */
function toJson(values: SaveDraft['values']): string {
  const text = JSON.stringify(values)
  if (Buffer.byteLength(text) > MAX_DRAFT_BYTES)
    throw draftTooLarge({ kilobytes: MAX_DRAFT_BYTES / KILOBYTE })
  return text
}

function requireVersion({ version }: SaveDraft): number {
  if (version !== undefined) return version
  const words = { en: 'is required to save a draft again', zh: '再次保存草稿时不能为空' }
  throw invalidInput({ en: `version ${words.en}`, zh: `version ${words.zh}` }, { fields: { version: words } })
}

/** Creates the service of form drafts. Only the owner of a draft can access it. Its values are encrypted. */
export function createDrafts({
  database: { db },
  ids,
  clock,
  secrets,
}: Pick<Services, 'database' | 'ids' | 'clock' | 'secrets'>) {
  async function add(
    tx: Tx,
    user: Owner,
    { id, page }: { id: string; page: string },
    row: DraftRow,
  ): Promise<DraftVersion> {
    await lockUserDrafts(tx, user.id)
    const { ofPage, all } = await countDrafts(tx, user.id, page)
    if (ofPage >= MAX_DRAFTS) throw draftTooMany({ limit: MAX_DRAFTS })
    if (all >= MAX_DRAFTS_OF_USER) throw draftTooMany({ limit: MAX_DRAFTS_OF_USER })
    await insertDraft(tx, { id, userId: user.id, page }, row)
    return { id, version: 0 }
  }

  return {
    list: (user: Owner, page: string): Promise<DraftSummary[]> => listDrafts(db, user.id, page),

    async get(user: Owner, id: string): Promise<FormDraft> {
      const draft = await findDraft(db, user.id, id)
      if (!draft) throw draftNotFound()
      const { sealedValues, values, ...rest } = draft
      return {
        ...rest,
        values: values ?? JSON.parse(secrets.decrypt(sealedValues ?? '', placeOf(draftColumn, id))),
      }
    },

    /** Saves a new draft, or updates an existing one. Throws if the caller read an older version. */
    async save(user: Owner, body: SaveDraft): Promise<DraftVersion> {
      const { id = ids.nextId(), page, pageVersion, title, step = null } = body
      const json = toJson(body.values)
      const row = {
        page_version: pageVersion,
        title,
        step,
        values: null,
        sealed_values: secrets.encrypt(json, placeOf(draftColumn, id)),
        upload_paths: [...new Set(json.match(UPLOAD_PATH))],
        update_time: clock().toISOString(),
      }
      if (body.id === undefined) return withTransaction(db, (tx) => add(tx, user, { id, page }, row))
      const version = requireVersion(body)
      return withTransaction(db, async (tx) => {
        const next = await updateDraft(tx, { id, userId: user.id, page, version }, row)
        if (next !== undefined) return { id, version: next }
        const isThere = (await findDraft(tx, user.id, id))?.page === page
        throw isThere ? draftChanged() : draftNotFound()
      })
    },

    remove: (user: Owner, id: string): Promise<void> => removeDraft(db, user.id, id),
  }
}
