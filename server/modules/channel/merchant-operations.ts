import { sql } from 'kysely'
import type { ChangeCard, ChangeRate, ChannelOperation, OperationKind, PlainAccount } from '#schemas'
import { readAccountNo, readMobileNumber } from '#schemas/numbers'
import type { Tx } from '../../db/index.ts'
import { createApprovals, type Signer } from '../../platform/approval/service.ts'
import { businessDayOf } from '../../platform/business-time.ts'
import type { NewOperation } from '../../platform/channel/create-operations.ts'
import { merchantInactive } from '../../platform/channel/errors.ts'
import { createChannelOperations } from '../../platform/channel/operations.ts'
import { type Changed, originOf, type RequestContext } from '../../platform/http/change.ts'
import { invalidFields } from '../../platform/http/errors.ts'
import type { Scope } from '../../platform/http/request.ts'
import { isVisible } from '../../platform/list/row-scope.ts'
import { isDay } from '../../platform/list/values.ts'
import type { Services } from '../../services.ts'
import { merchantChanged, merchantNotFound, messages } from './errors.ts'
import { merchantResource } from './merchants.ts'
import { readOperation } from './operations.ts'

interface Merchant {
  id: string
  shopId: string
  channelCode: string
  status: string
  shopStatus: string
  version: number
  ratePpm: number
  effectiveDate: string
}

interface MerchantRef {
  merchantId: string
  version: number
}

/** Operations that require the approval of a second user. */
type SignedOperation = 'channelMerchant.changeRate' | 'channelMerchant.changeCard'

/** Validates an account by the rules of the shop form, and returns it in the format in which it is stored. */
function readAccount(body: ChangeCard): PlainAccount {
  const { accountKind: kind, bankBranch, reservedMobile } = body
  const accountNo = readAccountNo(body.accountNo, kind)
  const mobile = reservedMobile ? readMobileNumber(reservedMobile) : ''
  if (accountNo === undefined || mobile === undefined)
    throw invalidFields({
      ...(accountNo === undefined && { accountNo: messages.account }),
      ...(mobile === undefined && { reservedMobile: messages.mobile }),
    })
  return {
    kind,
    holder: body.holder.trim(),
    accountNo,
    bankName: body.bankName.trim(),
    ...(bankBranch && { bankBranch: bankBranch.trim() }),
    ...(mobile && { reservedMobile: mobile }),
  }
}

/** Creates the service of the operations that users start for a merchant. */
export function createMerchantOperations(services: Services) {
  const channel = createChannelOperations(services)
  const approvals = createApprovals(services)

  /** Locks a merchant and returns it; undefined if the merchant is unknown or outside the scope. */
  async function findMerchant(tx: Tx, id: string, scope: Scope): Promise<Merchant | undefined> {
    const { rows } =
      await sql<Merchant>`select t.id, t.shop_id as "shopId", t.channel_code as "channelCode", t.status,
        of_shop.status as "shopStatus", t.version, t.rate_ppm as "ratePpm", t.effective_date as "effectiveDate"
      from channel_merchant t left join shop_basic_info of_shop on of_shop.id = t.shop_id
      where t.id = ${id} and ${isVisible(merchantResource, scope)} for update of t`.execute(tx)
    return rows[0]
  }

  /** Locks a merchant that the user may see. Throws if the merchant was changed after the user read it. */
  async function lockMerchant(tx: Tx, { merchantId, version }: MerchantRef, { user }: RequestContext) {
    const merchant = await findMerchant(tx, merchantId, user.scope)
    if (!merchant) throw merchantNotFound()
    if (merchant.version !== version) throw merchantChanged()
    return merchant
  }

  async function create(
    tx: Tx,
    { shopId, channelCode }: Merchant,
    { kind, ...more }: Omit<NewOperation, 'shopId' | 'channelCode'>,
    { user, at, nextId }: RequestContext,
  ): Promise<Changed<ChannelOperation>> {
    const operation = { kind, shopId, channelCode, ...more }
    const { id, audit } = await channel.create(tx, operation, { by: user.username, at, nextId })
    return { result: await readOperation(tx, id, user), audit }
  }

  /**
   * Marks the second user's approval of an operation as used, and returns the approver's user name. Throws
   * unless the approval is for exactly this content and the approver can see the merchant.
   */
  async function checkApproval(
    tx: Tx,
    operation: SignedOperation,
    { signature, ...content }: MerchantRef & { signature?: string },
    { user, at, request }: RequestContext,
  ): Promise<string> {
    const pageId = originOf(request).pageId ?? null
    const isSeenBy = async ({ scope }: Signer) =>
      (await findMerchant(tx, content.merchantId, scope)) !== undefined
    const work = { operation, signature, content, askerId: user.id, pageId, at, isSeenBy }
    return (await approvals.use(tx, work)).signer.username
  }

  return {
    async changeRate(tx: Tx, body: ChangeRate, context: RequestContext) {
      if (!isDay(body.effectiveDate)) throw invalidFields({ effectiveDate: messages.day })
      if (body.effectiveDate < businessDayOf(context.at, services.config.businessTz))
        throw invalidFields({ effectiveDate: messages.past })
      const merchant = await lockMerchant(tx, body, context)
      const { ratePpm, effectiveDate } = body
      const signedBy = await checkApproval(tx, 'channelMerchant.changeRate', body, context)
      return create(
        tx,
        merchant,
        { kind: 'RATE_CHANGE', request: { ratePpm, effectiveDate }, signedBy },
        context,
      )
    },

    async changeCard(tx: Tx, body: ChangeCard, context: RequestContext) {
      const account = readAccount(body)
      const merchant = await lockMerchant(tx, body, context)
      const signedBy = await checkApproval(tx, 'channelMerchant.changeCard', body, context)
      return create(tx, merchant, { kind: 'CARD_CHANGE', account, signedBy }, context)
    },

    /** Starts an operation without parameters. */
    async start(
      tx: Tx,
      { kind, ...ref }: MerchantRef & { kind: OperationKind & ('BALANCE_QUERY' | 'CLOSE') },
      context: RequestContext,
    ) {
      return create(tx, await lockMerchant(tx, ref, context), { kind }, context)
    },

    /**
     * Starts another onboarding of a merchant, with the shop's current documents. The shop must be approved.
     * The channel must have rejected the merchant, or its onboarding must have been cancelled.
     */
    async onboard(tx: Tx, ref: MerchantRef, context: RequestContext) {
      const merchant = await lockMerchant(tx, ref, context)
      const { id, status, shopStatus, version, ratePpm, effectiveDate } = merchant
      if (shopStatus !== 'ACTIVE' || !['REJECTED', 'PENDING'].includes(status)) throw merchantInactive()
      await tx
        .updateTable('channel_merchant')
        .set({
          status: 'PENDING',
          version: version + 1,
          update_by: context.user.username,
          update_time: context.at.toISOString(),
        })
        .where('id', '=', id)
        .execute()
      return create(tx, merchant, { kind: 'ONBOARDING', request: { ratePpm, effectiveDate } }, context)
    },
  }
}
