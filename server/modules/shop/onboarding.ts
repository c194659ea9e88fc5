import { sql } from 'kysely'
import { maskText } from '#schemas/mask'
import type { Tx } from '../../db/index.ts'
import type { Application } from './application-rules.ts'
import type { ApplicationContext } from './submit-repo.ts'

/** Onboarding as the audit log contains it. */
export interface Onboarding {
  channelCode: string
  ratePpm: number
  requestNo: string
}

/** Request that will be sent to the channel, with masked numbers for display. */
const maskedRequest = ({ code, name, licence, account }: Application, channel: object) => ({
  shopCode: code,
  shopName: name,
  licenceNo: licence.licenceNo,
  legalPerson: licence.legalPerson,
  legalIdNo: maskText('idNumber', licence.legalIdNo),
  accountHolder: account.holder,
  accountNo: maskText('account', account.accountNo),
  ...channel,
})

type OnboardingContext = ApplicationContext & { shopId: string }
type Merchant = Application['channels'][number] & { merchantId: string }

/**
 * Saves the merchants of a shop and creates an onboarding for each channel that has none. Nothing is sent to the
 * channels yet. For a shop in revision, onboardings that weren't sent are created again, since they contain data
 * of the application, and channels that the application leaves out are closed.
 */
export async function saveOnboardings(
  tx: Tx,
  application: Application,
  context: OnboardingContext,
): Promise<Onboarding[]> {
  await cancelOnboardings(tx, context)
  const merchants = await saveMerchants(tx, application, context)
  return insertOperations(tx, { application, merchants }, context)
}

async function cancelOnboardings(tx: Tx, { shopId, by, at, nextId }: OnboardingContext): Promise<void> {
  const time = at.toISOString()
  const cancelled = await tx
    .updateTable('channel_operation')
    .set((operation) => ({ status: 'CANCELLED', update_time: time, version: operation('version', '+', 1) }))
    .where('shop_id', '=', shopId)
    .where('kind', '=', 'ONBOARDING')
    .where('status', '=', 'CREATED')
    .returning('id')
    .execute()
  await insertTransitions(tx, cancelled, { from: 'CREATED', to: 'CANCELLED', by, time, nextId })
}

/** Saves the merchants of an application. Returns those that the channel has not onboarded. */
async function saveMerchants(
  tx: Tx,
  { channels }: Application,
  { shopId, by, orgCode, at, nextId }: OnboardingContext,
): Promise<Merchant[]> {
  const time = at.toISOString()
  const change = sql`update_by = ${by}, update_time = ${time}, version = channel_merchant.version + 1`
  await sql`update channel_merchant set status = 'CLOSED', ${change}
    where shop_id = ${shopId} and status <> 'CLOSED'
      and channel_code <> all(${channels.map(({ channelCode }) => channelCode)}::text[])`.execute(tx)
  const waiting: Merchant[] = []
  for (const channel of channels) {
    const { channelCode, ratePpm, effectiveDate } = channel
    const { rows } = await sql<{ id: string; isWaiting: boolean }>`insert into channel_merchant
        (id, shop_id, channel_code, rate_ppm, effective_date, status, sys_org_code, create_by, create_time)
      values (${nextId()}, ${shopId}, ${channelCode}, ${ratePpm}, ${effectiveDate}, 'PENDING', ${orgCode}, ${by},
        ${time})
      on conflict (shop_id, channel_code) do update set rate_ppm = excluded.rate_ppm,
        effective_date = excluded.effective_date,
        status = case channel_merchant.status when 'CLOSED' then 'PENDING' else channel_merchant.status end,
        ${change}
      returning id, status = 'PENDING' and not exists (
        select from channel_operation o where o.merchant_id = channel_merchant.id and o.kind = 'ONBOARDING'
          and o.status in ('SUBMITTED', 'PROCESSING', 'SUCCEEDED')
      ) as "isWaiting"`.execute(tx)
    const [merchant] = rows
    if (merchant?.isWaiting) waiting.push({ ...channel, merchantId: merchant.id })
  }
  return waiting
}

async function insertOperations(
  tx: Tx,
  { application, merchants }: { application: Application; merchants: readonly Merchant[] },
  { shopId, by, orgCode, at, nextId }: OnboardingContext,
): Promise<Onboarding[]> {
  if (merchants.length === 0) return []
  const time = at.toISOString()
  const made = merchants.map((merchant) => ({ ...merchant, id: nextId() }))
  await tx
    .insertInto('channel_operation')
    .values(
      made.map(({ id, merchantId, channelCode, ratePpm, effectiveDate }) => ({
        id,
        request_no: `C${id}`,
        kind: 'ONBOARDING',
        shop_id: shopId,
        channel_code: channelCode,
        merchant_id: merchantId,
        status: 'CREATED',
        request: JSON.stringify(maskedRequest(application, { ratePpm, effectiveDate })),
        sys_org_code: orgCode,
        create_by: by,
        create_time: time,
      })),
    )
    .execute()
  await insertTransitions(tx, made, { from: null, to: 'CREATED', by, time, nextId })
  return made.map(({ id, channelCode, ratePpm }) => ({ channelCode, ratePpm, requestNo: `C${id}` }))
}

interface OperationStep {
  from: string | null
  to: string
  by: string
  time: string
  nextId: () => string
}

async function insertTransitions(
  tx: Tx,
  operations: readonly { id: string }[],
  { from, to, by, time, nextId }: OperationStep,
): Promise<void> {
  if (operations.length === 0) return
  await tx
    .insertInto('channel_operation_transition')
    .values(
      operations.map(({ id }) => ({
        id: nextId(),
        operation_id: id,
        from_status: from,
        to_status: to,
        create_by: by,
        create_time: time,
      })),
    )
    .execute()
}
