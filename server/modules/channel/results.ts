import { sql, type Updateable } from 'kysely'
import type { Database, Tx } from '../../db/index.ts'
import type { AuditEntry } from '../../platform/audit-log/append.ts'
import { openAccount } from '../../platform/channel/full-request.ts'
import type {
  ChannelResults,
  ChannelResultsByKind,
  FinishedOperation,
  ResultContext,
} from '../../platform/channel/results.ts'
import { encryptNumber } from '../../platform/secrets/numbers.ts'
import { hasReplacedAccount } from './replaced-account.ts'

/** Remark of a merchant if the shop's account has changed and the channel still has the previous account. */
const ACCOUNT_KEPT = 'The channel has an older account than the shop: change it again'

type MerchantColumns = Pick<
  Updateable<Database['channel_merchant']>,
  'status' | 'merchant_no' | 'rate_ppm' | 'effective_date' | 'remark'
>

/** Saves the result of an operation in its merchant's row. Returns the audit entry. */
async function updateMerchant(
  tx: Tx,
  { id, merchantId, requestNo }: FinishedOperation,
  columns: MerchantColumns,
  { at }: ResultContext,
): Promise<AuditEntry[]> {
  if (merchantId === null) throw new Error(`the operation ${id} has no merchant`)
  await tx
    .updateTable('channel_merchant')
    .set((merchant) => ({
      ...columns,
      version: merchant('version', '+', 1),
      update_by: 'system',
      update_time: at.toISOString(),
    }))
    .where('id', '=', merchantId)
    .execute()
  return [
    {
      action: 'channelMerchant.update',
      subject: { kind: 'channel_merchant', id: merchantId },
      detail: { requestNo, to: columns },
    },
  ]
}

/**
 * Replaces the shop's settlement account by the account of the operation. Keeps the shop's account if it was
 * changed after the operation was requested.
 */
async function updateAccount(
  tx: Tx,
  { id, shopId, requestNo, signedBy }: FinishedOperation,
  { at, secrets }: ResultContext,
): Promise<{ isReplaced: boolean; audit: AuditEntry[] }> {
  const row = await tx
    .selectFrom('channel_operation')
    .select(['id', 'sealed_account', 'request', 'shop_id', 'account_version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const account = openAccount(secrets, row)
  if (!account) throw new Error(`the operation ${id} has no account`)
  const subject = { kind: 'shop_settle_account', id: shopId }
  if (!(await hasReplacedAccount(tx, row)))
    return {
      isReplaced: false,
      audit: [{ action: 'channelMerchant.keepAccount', subject, detail: { requestNo } }],
    }
  const number = encryptNumber(secrets, 'accountNo', { key: shopId, number: account.accountNo })
  await tx
    .updateTable('shop_settle_account')
    .set({
      kind: account.kind,
      holder: account.holder,
      account_no: number.encrypted,
      account_no_mask: number.masked,
      bank_name: account.bankName,
      bank_branch: account.bankBranch ?? null,
      reserved_mobile: account.reservedMobile ?? null,
      verified_time: at.toISOString(),
    })
    .where('shop_id', '=', shopId)
    .execute()
  const { account: masked } = row.request as { account?: object }
  const detail = { requestNo, to: masked, ...(signedBy && { signedBy }) }
  return { isReplaced: true, audit: [{ action: 'channelMerchant.replaceAccount', subject, detail }] }
}

/**
 * Returns the later of two days: `day` and the business day of `at`. A new rate therefore never applies to
 * days before the channel's result.
 */
async function laterDay(tx: Tx, day: string | undefined, at: Date): Promise<string | undefined> {
  if (day === undefined) return undefined
  const { rows } = await sql<{ day: string }>`
    select greatest(${day}::date, ${at.toISOString()}::timestamptz::date) as day`.execute(tx)
  return rows[0]?.day
}

/** Saves the reason of a failure as the merchant's remark, which the shop's page shows. */
const noteReason: ChannelResults['failed'] = (tx, operation, context) =>
  updateMerchant(tx, operation, { remark: context.reason }, context)

/** How the results of operations change merchants, by kind of operation. */
export const merchantResults: ChannelResultsByKind = {
  ONBOARDING: {
    succeeded: (tx, operation, context) => {
      const { merchantNo } = operation.answer
      return updateMerchant(
        tx,
        operation,
        { status: 'ACTIVE', merchant_no: merchantNo ?? null, remark: null },
        context,
      )
    },
    failed: (tx, operation, context) => {
      const { reason, isRejected } = context
      return updateMerchant(
        tx,
        operation,
        { remark: reason, ...(isRejected && { status: 'REJECTED' }) },
        context,
      )
    },
  },
  RATE_CHANGE: {
    succeeded: async (tx, operation, context) => {
      const { ratePpm } = operation.params
      const effectiveDate = await laterDay(tx, operation.params.effectiveDate, context.at)
      return updateMerchant(
        tx,
        operation,
        {
          remark: null,
          ...(ratePpm !== undefined && { rate_ppm: ratePpm }),
          ...(effectiveDate !== undefined && { effective_date: effectiveDate }),
        },
        context,
      )
    },
    failed: noteReason,
  },
  CARD_CHANGE: {
    succeeded: async (tx, operation, context) => {
      const { isReplaced, audit } = await updateAccount(tx, operation, context)
      const remark = isReplaced ? null : ACCOUNT_KEPT
      return [...audit, ...(await updateMerchant(tx, operation, { remark }, context))]
    },
    failed: noteReason,
  },
  CLOSE: {
    succeeded: (tx, operation, context) =>
      updateMerchant(tx, operation, { status: 'CLOSED', remark: null }, context),
    failed: noteReason,
  },
}
