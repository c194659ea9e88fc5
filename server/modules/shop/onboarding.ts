import { sql } from 'kysely'
import type { Tx } from '../../db/index.ts'
import type { AuditEntry } from '../../platform/audit-log/append.ts'
import type { ChannelOperations } from '../../platform/channel/operations.ts'
import type { ChangeContext } from '../../platform/http/request.ts'
import type { Application } from './application-rules.ts'
import type { ApplicationContext } from './submit-repo.ts'

/** Onboarding as it appears in the audit log. */
export interface Onboarding {
  channelCode: string
  ratePpm: number
  requestNo: string
}

type OnboardingContext = ApplicationContext & { shopId: string; operations: ChannelOperations }
type Merchant = Application['channels'][number]

/**
 * Saves the merchants of a shop, and creates an onboarding for each channel that has not onboarded the shop
 * yet. Nothing is sent to the channels before the review of the shop. For a shop in revision, call
 * `cancelOnboardings` first. Closes the merchants of channels that a revised application no longer contains.
 */
export async function saveOnboardings(
  tx: Tx,
  application: Application,
  context: OnboardingContext,
): Promise<{ onboardings: Onboarding[]; audit: AuditEntry[] }> {
  const { shopId, operations, by, at, nextId } = context
  const onboardings: Onboarding[] = []
  const audit: AuditEntry[] = []
  for (const { channelCode, ratePpm, effectiveDate } of await saveMerchants(tx, application, context)) {
    const request = { ratePpm, effectiveDate }
    const created = await operations.create(
      tx,
      { kind: 'ONBOARDING', shopId, channelCode, request, isHeld: true },
      { by, at, nextId },
    )
    onboardings.push({ channelCode, ratePpm, requestNo: created.requestNo })
    audit.push(created.audit)
  }
  return { onboardings, audit }
}

/** Saves the merchants of an application. Returns the merchants that their channel has not onboarded yet. */
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
    const { rows } = await sql<{ isWaiting: boolean }>`insert into channel_merchant
        (id, shop_id, channel_code, rate_ppm, effective_date, status, sys_org_code, create_by, create_time)
      values (${nextId()}, ${shopId}, ${channelCode}, ${ratePpm}, ${effectiveDate}, 'PENDING', ${orgCode}, ${by},
        ${time})
      on conflict (shop_id, channel_code) do update set rate_ppm = excluded.rate_ppm,
        effective_date = excluded.effective_date,
        status = case channel_merchant.status when 'CLOSED' then 'PENDING' else channel_merchant.status end,
        ${change}
      returning status = 'PENDING' and not exists (
        select from channel_operation o where o.merchant_id = channel_merchant.id and o.kind = 'ONBOARDING'
          and o.status in ('SUBMITTED', 'PROCESSING', 'SUCCEEDED')
      ) as "isWaiting"`.execute(tx)
    if (rows[0]?.isWaiting) waiting.push(channel)
  }
  return waiting
}

const unsent = (tx: Tx, shopId: string) =>
  tx
    .selectFrom('channel_operation')
    .select(['id', 'version'])
    .where('shop_id', '=', shopId)
    .where('kind', '=', 'ONBOARDING')
    .where('status', '=', 'CREATED')
    .execute()

/**
 * Cancels the onboardings that weren't sent yet, because a resubmitted shop can have other rates and
 * channels.
 */
export async function cancelOnboardings(
  tx: Tx,
  { shopId, operations }: Pick<OnboardingContext, 'shopId' | 'operations'>,
  context: ChangeContext,
): Promise<AuditEntry[]> {
  const audit: AuditEntry[] = []
  for (const operation of await unsent(tx, shopId))
    audit.push(...(await operations.cancel(tx, operation, context)))
  return audit
}

/** Sends the onboardings of an approved shop. */
export async function sendOnboardings(tx: Tx, shopId: string, operations: ChannelOperations): Promise<void> {
  const waiting = await unsent(tx, shopId)
  await operations.sendHeld(
    tx,
    waiting.map(({ id }) => id),
  )
}
