import type {
  ShopApplication,
  ShopApplicationStep,
  ShopBasicInfo,
  ShopDetail,
  ShopEvent,
  SubmittedShop,
} from '#schemas'
import { maskText } from '#schemas/mask'
import type { Db, Tx } from '../../db/index.ts'
import { businessDayOf } from '../../platform/business-time.ts'
import { createChannelOperations } from '../../platform/channel/operations.ts'
import type { Changed } from '../../platform/http/change.ts'
import type { LocalizedText } from '../../platform/http/locale.ts'
import type { ChangeContext, SignedIn } from '../../platform/http/request.ts'
import type { ResourceList } from '../../platform/list/list.ts'
import { localeOfScope } from '../../platform/localized-text/localized-text.ts'
import { recordCreation } from '../../platform/states/record-creation.ts'
import { runTransition } from '../../platform/states/run-transition.ts'
import { readTimeline } from '../../platform/states/timeline.ts'
import type { Services } from '../../services.ts'
import { type Application, readApplication, readApplicationStep } from './application-rules.ts'
import { channelsOf, papersOf } from './detail-repo.ts'
import { shopApplicationInvalid, shopDepartmentMissing, shopNotFound, shopTaken } from './errors.ts'
import { ledgerErrors, requireLedgerRule, saveLedgerRule } from './ledger-rule.ts'
import { cancelOnboardings, type Onboarding, saveOnboardings } from './onboarding.ts'
import { completeRevision } from './revision.ts'
import { insertShop, updateShop } from './shop-repo.ts'
import { shopStates } from './states.ts'
import {
  type ApplicationContext,
  findDuplicateFields,
  findMissing,
  findOrCreateOwner,
  toDuplicateError,
} from './submit-repo.ts'

const throwFieldErrors = (
  fields: Record<string, LocalizedText>,
  refuse: (fields: Record<string, LocalizedText>) => Error,
): void => {
  if (Object.keys(fields).length > 0) throw refuse(fields)
}

type RecordChecks = Parameters<typeof findMissing>[2] & { ownId: string | null }

/** Checks an application, or one of its steps, against the stored data. Throws the errors by field. */
async function checkRecords(
  db: Db,
  application: Partial<Application>,
  { ownId, ...context }: RecordChecks,
): Promise<void> {
  const missing = await findMissing(db, application, context)
  throwFieldErrors({ ...missing, ...(await ledgerErrors(db, application)) }, shopApplicationInvalid)
  throwFieldErrors(await findDuplicateFields(db, application, ownId), (fields) => shopTaken(fields))
}

const auditOf = (
  { code, name, brandId, licence, account }: Application,
  more: { bossId: string; orgCode?: string; onboardings: Onboarding[] },
) => ({
  shopCode: code,
  shopName: name,
  brandId,
  licenceNo: licence.licenceNo,
  accountNo: maskText('account', account.accountNo),
  ...more,
})

/** Creates the service that adds and changes shops. */
export function createShops(services: Services, list: ResourceList<ShopBasicInfo>) {
  const { database, config, clock, secrets } = services
  const { db } = database
  const operations = createChannelOperations(services)

  const todayOf = (at: Date) => businessDayOf(at, config.businessTz)

  async function addShop(
    tx: Tx,
    application: Application,
    { submission, context }: { submission: ApplicationContext; context: ChangeContext },
  ) {
    const bossId = await ownerIdOf(tx, application, submission)
    const shopId = submission.nextId()
    await insertShop(tx, application, { ...submission, id: shopId, bossId })
    const { onboardings, audit } = await saveOnboardings(tx, application, {
      ...submission,
      shopId,
      operations,
    })
    const detail = auditOf(application, { bossId, onboardings, orgCode: submission.orgCode })
    const submitted = await recordCreation(
      tx,
      { states: shopStates, transition: 'submit', id: shopId, detail },
      submission,
    )
    const ledger = await saveLedgerRule(tx, application, { shopId, today: todayOf(submission.at), context })
    return { shopId, audit: [...audit, submitted, ...ledger] }
  }

  async function ownerIdOf(
    tx: Tx,
    application: Application,
    submission: ApplicationContext,
  ): Promise<string> {
    const owner = await findOrCreateOwner(tx, application, submission)
    if ('fields' in owner) throw shopApplicationInvalid(owner.fields)
    return owner.id
  }

  /** Reads an application and checks it against the stored data. */
  async function readChecked(
    tx: Tx,
    input: ShopApplication,
    submission: ApplicationContext,
  ): Promise<Application> {
    const { typed, ownId, ownImages } = await completeRevision(tx, input, submission)
    const application = readApplication(typed, {
      today: todayOf(submission.at),
      refuse: shopApplicationInvalid,
    })
    await checkRecords(tx, application, { ...submission, ownId, ownImages })
    return application
  }

  /** Replaces the data of a shop in revision and submits it again. The shop stays in its department. */
  async function resubmit(
    tx: Tx,
    input: ShopApplication & { id: string },
    { context, submission }: { context: ChangeContext; submission: ApplicationContext },
  ): Promise<Changed<SubmittedShop>> {
    const { id, version } = input
    const request = { states: shopStates, transition: 'resubmit', id, version: version ?? 0 } as const
    const { before, status, version: next, audit } = await runTransition(tx, request, context)
    const application = await readChecked(tx, input, submission)
    const bossId = await ownerIdOf(tx, application, submission)
    await updateShop(tx, application, { id, bossId, secrets })
    const cancelled = await cancelOnboardings(tx, { shopId: id, operations }, context)
    const { onboardings, audit: created } = await saveOnboardings(tx, application, {
      ...submission,
      operations,
      orgCode: before.sys_org_code,
      shopId: id,
    })
    const ledger = await saveLedgerRule(tx, application, {
      shopId: id,
      today: todayOf(submission.at),
      context,
    })
    const { code: shopCode, name: shopName } = application
    return {
      result: { id, shopCode, shopName, status, version: next },
      audit: [
        ...cancelled,
        ...created,
        { ...audit, detail: { ...audit.detail, ...auditOf(application, { bossId, onboardings }) } },
        ...ledger,
      ],
    }
  }

  return {
    /**
     * Reads a shop. Includes the receivers of the shop's own ledger rule only if the user may see ledger
     * rules.
     */
    async get(id: string, { scope, permissions }: SignedIn): Promise<ShopDetail> {
      const shop = await list.find(id, scope)
      if (!shop) throw shopNotFound()
      const [papers, channels] = await Promise.all([papersOf(db, id), channelsOf(db, id)])
      const receivers = permissions.has('ledgerRule:list') ? papers.receivers : []
      return { ...shop, ...papers, channels, receivers }
    },

    /** Reads the changes of a shop's status, the latest first. */
    async timeline(id: string, { scope }: SignedIn): Promise<ShopEvent[]> {
      if (!(await list.find(id, scope))) throw shopNotFound()
      const entries = await readTimeline(db, {
        subject: shopStates.subject,
        id,
        locale: localeOfScope(scope),
      })
      return entries.map(({ transition, toStatus, ...entry }) => ({
        ...entry,
        kind: transition,
        status: toStatus,
      }))
    },

    /** Checks the inputs of one step with the rules of `submit`. Writes nothing. */
    async checkStep({ step, ...input }: ShopApplicationStep, user: SignedIn): Promise<null> {
      const { id: userId, scope } = user
      const today = todayOf(clock())
      const { typed, ownId, ownImages } = await completeRevision(db, input, { scope, secrets })
      const application = readApplicationStep(step, typed, { today, refuse: shopApplicationInvalid })
      requireLedgerRule(application, user)
      await checkRecords(db, application, { userId, scope, secrets, ownId, ownImages })
      return null
    },

    /**
     * Adds the shop of an application to the caller's current department, or corrects a shop in revision. The
     * submitted shop waits for a review, and its onboardings are sent to the channels after the review.
     */
    async submit(tx: Tx, input: ShopApplication, context: ChangeContext): Promise<Changed<SubmittedShop>> {
      const { user, at, nextId } = context
      const { id: userId, username: by, orgCode, scope } = user
      if (!orgCode) throw shopDepartmentMissing()
      const submission: ApplicationContext = { userId, by, orgCode, scope, secrets, at, nextId }
      const toTaken = (error: unknown) => {
        throw toDuplicateError(error)
      }
      const { id } = input
      if (id) return resubmit(tx, { ...input, id }, { context, submission }).catch(toTaken)
      const application = await readChecked(tx, input, submission)
      const { shopId, audit } = await addShop(tx, application, { submission, context }).catch(toTaken)
      const { code, name } = application
      return {
        result: { id: shopId, shopCode: code, shopName: name, status: 'PENDING_REVIEW', version: 0 },
        audit,
      }
    },
  }
}
