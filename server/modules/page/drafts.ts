import type { PageDraft, SavePageDraft } from '#schemas'
import type { Db, Tx } from '../../db/index.ts'
import type { Changed } from '../../platform/http/change.ts'
import type { ChangeContext } from '../../platform/http/request.ts'
import { pageChanged, pageDraftOfOther, pageIdDiffers } from './errors.ts'
import { findDraft, findLatestVersion, saveDraft } from './repo.ts'

/** Reads the draft of a page; null if there is none. */
export async function readPageDraft(db: Db, id: string): Promise<PageDraft | null> {
  const draft = await findDraft(db, id)
  if (!draft) return null
  const { content, ...row } = draft
  return { id, page: JSON.parse(content), ...row }
}

/** Throws if the base version of a change isn't the newest version of the page. */
export async function requireLatestVersion(on: Db | Tx, id: string, baseVersion: number): Promise<void> {
  const latest = await findLatestVersion(on, id)
  if (baseVersion === (latest?.version ?? 0)) return
  throw pageChanged({ version: latest?.version ?? 0, by: latest?.by ?? '' })
}

/** Saves the draft of a page. A draft may have errors, since it is checked only when it is published. */
export async function savePageDraft(
  tx: Tx,
  { id, page, baseVersion, takeOver = false }: SavePageDraft,
  { user, at }: ChangeContext,
): Promise<Changed<null>> {
  if (page.id !== id) throw pageIdDiffers()
  await requireLatestVersion(tx, id, baseVersion)
  const before = await findDraft(tx, id)
  const by = user.username
  const isSaved = await saveDraft(
    tx,
    { id, by, at },
    { content: JSON.stringify(page), baseVersion, takeOver },
  )
  if (!isSaved) throw pageDraftOfOther({ by: (await findDraft(tx, id))?.updateBy ?? '' })
  const detail = { baseVersion, ...(before && before.updateBy !== by && { takenFrom: before.updateBy }) }
  return { result: null, audit: { action: 'page.saveDraft', subject: { kind: 'page', id }, detail } }
}
