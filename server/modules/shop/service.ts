import type { ShopApplication, ShopApplicationStep, ShopDetail, ShopEvent, SubmittedShop } from '#schemas'
import { maskText } from '#schemas/mask'
import type { Tx } from '../../db/index.ts'
import type { Changed } from '../../platform/http/change.ts'
import type { LocalizedText } from '../../platform/http/locale.ts'
import type { SignedIn } from '../../platform/http/request.ts'
import { createList } from '../../platform/list/list.ts'
import { recordCreation } from '../../platform/states/run-transition.ts'
import { readTimeline } from '../../platform/states/timeline.ts'
import { shopResource } from '../../records/shop.ts'
import type { Services } from '../../services.ts'
import { type Application, readApplication, readApplicationStep } from './application-rules.ts'
import { channelsOf, papersOf } from './detail-repo.ts'
import { messages, shopApplicationInvalid, shopDepartmentMissing, shopNotFound, shopTaken } from './errors.ts'
import { createOnboardings, type Onboarding } from './onboarding.ts'
import { shopStates } from './states.ts'
import {
  type ApplicationContext,
  findDuplicateFields,
  findMissing,
  findOrCreateOwner,
  insertShop,
  toDuplicateError,
} from './submit-repo.ts'

const throwFieldErrors = (
  fields: Record<string, LocalizedText>,
  refuse: (fields: Record<string, LocalizedText>) => Error,
): void => {
  if (Object.keys(fields).length > 0) throw refuse(fields)
}

const auditOf = (
  { code, name, brandId, licence, account }: Application,
  more: { bossId: string; orgCode: string; onboardings: Onboarding[] },
) => ({
  shopCode: code,
  shopName: name,
  brandId,
  licenceNo: licence.licenceNo,
  accountNo: maskText('account', account.accountNo),
  status: 'PENDING_REVIEW',
  ...more,
})

/** Creates the service that lists, adds and changes shops. */
export function createShops(services: Services) {
  const { database, config, ids } = services
  const { db } = database
  const list = createList(shopResource, services)
  const dayOf = new Intl.DateTimeFormat('en-CA', { timeZone: config.businessTz, dateStyle: 'short' })

  async function write(tx: Tx, application: Application, taking: ApplicationContext) {
    const bossId = await findOrCreateOwner(tx, application, taking)
    if (bossId === undefined) throw shopApplicationInvalid({ bossIdNo: messages.otherOwner })
    const shopId = taking.nextId()
    await insertShop(tx, application, { ...taking, id: shopId, bossId })
    await recordCreation(tx, { states: shopStates, transition: 'submit', id: shopId }, taking)
    const onboardings = await createOnboardings(tx, application, { ...taking, shopId })
    return { shopId, bossId, onboardings }
  }

  return {
    list,

    async get(id: string, { scope }: SignedIn): Promise<ShopDetail> {
      const shop = await list.find(id, scope)
      if (!shop) throw shopNotFound()
      const [papers, channels] = await Promise.all([papersOf(db, id), channelsOf(db, id)])
      return { ...shop, ...papers, channels }
    },

    /** Reads the changes of a shop's status, the latest first. */
    async timeline(id: string, { scope }: SignedIn): Promise<ShopEvent[]> {
      if (!(await list.find(id, scope))) throw shopNotFound()
      const entries = await readTimeline(db, shopStates.subject, id)
      return entries.map(({ transition, toStatus, ...entry }) => ({
        ...entry,
        kind: transition,
        status: toStatus,
      }))
    },

    /** Checks the inputs of one step by the rules of `submit`. Nothing is written. */
    async checkStep({ step, ...typed }: ShopApplicationStep, { id: userId, scope }: SignedIn): Promise<null> {
      const today = dayOf.format(new Date())
      const application = readApplicationStep(step, typed, { today, refuse: shopApplicationInvalid })
      throwFieldErrors(await findMissing(db, application, { userId, scope }), shopApplicationInvalid)
      throwFieldErrors(await findDuplicateFields(db, application), (fields) => shopTaken(fields))
      return null
    },

    /**
     * Adds the shop of an application to the caller's current department. The shop then waits for a review,
     * its channels for the onboarding.
     */
    async submit(
      tx: Tx,
      typed: ShopApplication,
      { user, at }: { user: SignedIn; at: Date },
    ): Promise<Changed<SubmittedShop>> {
      const application = readApplication(typed, { today: dayOf.format(at), refuse: shopApplicationInvalid })
      const { id: userId, username: by, orgCode, scope } = user
      if (!orgCode) throw shopDepartmentMissing()
      const taking: ApplicationContext = { userId, by, orgCode, scope, at, nextId: () => ids.nextId() }
      throwFieldErrors(await findMissing(tx, application, taking), shopApplicationInvalid)
      throwFieldErrors(await findDuplicateFields(tx, application), (fields) => shopTaken(fields))
      const { shopId, ...made } = await write(tx, application, taking).catch((error) => {
        throw toDuplicateError(error)
      })
      const { code, name } = application
      return {
        result: { id: shopId, shopCode: code, shopName: name, status: 'PENDING_REVIEW', version: 0 },
        audit: {
          action: 'shop.submit',
          subject: { kind: 'shop_basic_info', id: shopId },
          detail: auditOf(application, { ...made, orgCode }),
        },
      }
    },
  }
}
