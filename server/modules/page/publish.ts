import type { Page, PublishPage, RollBackPage } from '#schemas'
import { expandFragments } from '#schemas/fragments'
import { hashText } from '#schemas/page-hash'
import { printPage } from '#schemas/print'
import type { Tx } from '../../db/index.ts'
import type { Changed } from '../../platform/http/change.ts'
import type { ChangeContext } from '../../platform/http/request.ts'
import { localizedPageText } from '../../platform/localized-text/localized-page-text.ts'
import { SHIPPED } from '../../platform/pages/page-store.ts'
import { readShippedFragments } from '../../platform/pages/shipped-fragments.ts'
import { createPublisher } from '../../platform/push/outbox.ts'
import type { Services } from '../../services.ts'
import { createPageCheck, uncallableNames } from './check-publication.ts'
import {
  audienceUnknown,
  pageAlwaysShipped,
  pageChanged,
  pageIdDiffers,
  pageInvalid,
  pageNotCallable,
  pageNotFound,
  pageVersionNotFound,
  releaseInPast,
} from './errors.ts'
import {
  deleteDraft,
  findLatestVersion,
  hasDepartment,
  insertRelease,
  insertVersion,
  isPast,
  lockPage,
} from './repo.ts'

type Published = Promise<Changed<{ version: number }>>

const published = { en: 'Published', zh: '发布成功' }
const rolledBack = { en: 'Rolled back', zh: '回滚成功' }

/** Maximum length of a stored title. Longer translations of the page's title are cut off. */
const MAX_TITLE = 500

/** Titles of a page by language. */
const titlesOf = (page: Page): Record<string, string> => ({
  'en-US': localizedPageText(page, page.title, 'en-US').slice(0, MAX_TITLE),
  'zh-CN': localizedPageText(page, page.title, 'zh-CN').slice(0, MAX_TITLE),
})

/**
 * Pages with which users roll back to an earlier version of a page. No published page can replace these
 * shipped pages, so that users can always undo a mistake.
 */
const ALWAYS_SHIPPED = new Set(['system/PageList', 'system/PageVersionList', 'system/PageCompare'])

/** Creates the service that publishes new versions of pages and releases existing versions. */
export function createPublications(services: Services) {
  const { pages, contracts } = services
  const check = createPageCheck(services)
  const push = createPublisher(services)
  /** Notifies all connected clients that a page may have changed. */
  const notifyClients = (tx: Tx, id: string) => push(tx, { to: 'all', msgId: id, msgTxt: '', topic: 'page' })

  /** Returns the newest stored version of a page. */
  async function latestPage(tx: Tx, id: string): Promise<Page | undefined> {
    const latest = await findLatestVersion(tx, id)
    return latest && pages.version(id, latest.version, tx)
  }

  /**
   * Checks a page before it is published. Returns the page with its canonical text. In the returned page,
   * fragments are replaced by their nodes, so that later changes of a fragment don't affect the version.
   */
  async function validate(tx: Tx, { id, page: json }: PublishPage, { user }: ChangeContext) {
    if (json.id !== id) throw pageIdDiffers()
    if (ALWAYS_SHIPPED.has(id)) throw pageAlwaysShipped()
    const diagnostics = await check(json, user, tx)
    if (diagnostics.some(({ severity }) => severity === 'error')) throw pageInvalid(diagnostics)
    const page = expandFragments(json as unknown as Page, readShippedFragments())
    const replaced = [pages.shipped.get(id), await latestPage(tx, id)].filter((one) => one !== undefined)
    const names = [page, ...replaced].flatMap((one) => uncallableNames(one, contracts, user))
    if (names.length > 0) throw pageNotCallable({ names: [...new Set(names)] })
    return { page, content: printPage(page) }
  }

  async function validateRelease(tx: Tx, { audience, from }: PublishPage): Promise<void> {
    if (from != null && (await isPast(tx, from))) throw releaseInPast().at('from')
    if (audience != null && !(await hasDepartment(tx, audience))) throw audienceUnknown().at('audience')
  }

  return {
    check,

    /**
     * Publishes a new version of a page. Throws if another user has published a version since the base
     * version.
     */
    async publish(tx: Tx, body: PublishPage, context: ChangeContext): Published {
      const { id, baseVersion, message, audience = null, from = null } = body
      const { page, content } = await validate(tx, body, context)
      const { user, at } = context
      await validateRelease(tx, body)
      const change = { id, by: user.username, at }
      const { latestVersion, latestRelease } = await lockPage(tx, change)
      if (baseVersion !== latestVersion) {
        const latest = await findLatestVersion(tx, id)
        throw pageChanged({ version: latestVersion, by: latest?.by ?? '' })
      }
      const version = latestVersion + 1
      const hash = hashText(content)
      const { format, kind } = page
      const titles = titlesOf(page)
      await insertVersion(tx, change, { version, format, kind, titles, content, hash, baseVersion, message })
      await insertRelease(tx, change, { number: latestRelease + 1, version, audience, from })
      await deleteDraft(tx, change)
      await notifyClients(tx, id)
      const detail = { version, baseVersion, message, audience, from, hash }
      return {
        result: { version },
        audit: { action: 'page.publish', subject: { kind: 'page', id }, detail },
        message: published,
      }
    },

    /**
     * Releases an existing version to all users. The new release replaces all earlier releases, including
     * scheduled releases.
     */
    async rollBack(tx: Tx, { id, version }: RollBackPage, { user, at }: ChangeContext): Published {
      const change = { id, by: user.username, at }
      if (!pages.shipped.has(id) && !(await findLatestVersion(tx, id))) throw pageNotFound()
      const page = await pages.version(id, version, tx)
      // Version 0 of a page that is not shipped withdraws the page.
      if (!page && version !== SHIPPED) throw pageVersionNotFound({ version })
      const names = page && version !== SHIPPED ? uncallableNames(page, contracts, user) : []
      if (names.length > 0) throw pageNotCallable({ names })
      const { latestRelease } = await lockPage(tx, change)
      const number = latestRelease + 1
      await insertRelease(tx, change, { number, version, audience: null, from: null })
      await notifyClients(tx, id)
      return {
        result: { version },
        audit: { action: 'page.rollback', subject: { kind: 'page', id }, detail: { version } },
        message: rolledBack,
      }
    },
  }
}
