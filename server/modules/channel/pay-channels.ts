import { sql } from 'kysely'
import { type NewPayChannel, type PayChannel, payChannelModel } from '#schemas'
import type { Config } from '../../config.ts'
import type { Tx } from '../../db/index.ts'
import { channelSecretPlace } from '../../platform/channel/adapters.ts'
import { createDictionaryNotifier } from '../../platform/dict-notifier.ts'
import { invalidFields } from '../../platform/http/errors.ts'
import type { LocalizedText } from '../../platform/http/locale.ts'
import { defineResource } from '../../platform/resource/define-resource.ts'
import { lockLedgerRules, rejectCeilingBelowRules } from '../../records/ledger-rule/ceiling.ts'
import type { Services } from '../../services.ts'
import { copyNamesToDictionary, removeNamesFromDictionary } from './channel-names.ts'
import { createConnectionCheck } from './connection-change.ts'
import { channelInUse, messages } from './errors.ts'
import { checkGatewayUrl } from './gateway-url.ts'

type Body = Partial<NewPayChannel>

/** Ceiling of a new channel if the request contains none. The database table has the same default. */
const DEFAULT_CEILING_PPM = 300_000

/** Returns an error message for each invalid setting of the gateway, by field. */
function gatewayErrors(
  { gatewayUrl, keyId }: Body,
  hasSecret: boolean,
  privateHosts: readonly string[],
): Record<string, LocalizedText> {
  const wrongUrl = gatewayUrl ? checkGatewayUrl(gatewayUrl, privateHosts) : messages.required
  return {
    ...(wrongUrl && { gatewayUrl: wrongUrl }),
    ...(!keyId && { keyId: messages.required }),
    ...(!hasSecret && { secret: messages.required }),
  }
}

/** Throws the errors by field. The contract has already checked the limits of each single value. */
function validate(body: Body, before: PayChannel | undefined, config: Config): void {
  const channel = { ...before, ...body } as Body
  const hasSecret = Boolean(body.secret) || before?.isSecretSet === true
  const fields =
    channel.adapter === 'http' ? gatewayErrors(channel, hasSecret, config.outboundPrivateHosts) : {}
  if (body.adapter === 'sandbox' && before?.adapter !== 'sandbox' && !config.sandboxChannels)
    fields.adapter = messages.sandbox
  const { transactionLimitFen: least, dailyLimitFen: most } = channel
  if (least && most && most < least) fields.dailyLimitFen = messages.limits
  if ((channel.sandboxFailurePercent ?? 0) + (channel.sandboxRejectionPercent ?? 0) > 100)
    fields.sandboxRejectionPercent = messages.shares
  if (Object.keys(fields).length > 0) throw invalidFields(fields)
}

/**
 * Throws if an edit would leave an active ledger rule above the ceiling of an active channel. Checks only
 * edits that activate a channel or lower its ceiling. So a channel with an old rule above its ceiling stays
 * editable.
 */
async function rejectLowCeiling(tx: Tx, body: Body, before: PayChannel | undefined): Promise<void> {
  const ceilingPpm = body.ledgerCeilingPpm ?? before?.ledgerCeilingPpm ?? DEFAULT_CEILING_PPM
  const isLowered = before?.status !== 'ACTIVE' || ceilingPpm < before.ledgerCeilingPpm
  if ((body.status ?? before?.status) !== 'ACTIVE' || !isLowered) return
  await rejectCeilingBelowRules(tx, ceilingPpm)
}

async function rejectUsed(tx: Tx, rows: readonly PayChannel[]): Promise<void> {
  const codes = rows.map(({ code }) => code)
  const { rows: used } = await sql<{ code: string }>`select code from unnest(${codes}::text[]) channel(code)
    where exists (select from channel_merchant where channel_code = code)
      or exists (select from channel_operation where channel_code = code)
      or exists (select from settle_bill where channel_code = code)
      or exists (select from trade_order where channel_code = code) limit 1`.execute(tx)
  const found = rows.find(({ code }) => code === used[0]?.code)
  if (found) throw channelInUse({ name: found.name })
}

/** Payment channels; they belong to no department. The secret is stored encrypted, and no list reads it. */
export const payChannels = defineResource({
  name: 'payChannel',
  model: payChannelModel,
  table: 'pay_channel',
  scope: 'none',
  localized: ['name'],
  joins: sql`left join channel_breaker breaker on breaker.channel_code = t.code`,
  columns: {
    isSecretSet: sql`t.secret is not null`,
    breakerState: sql`case when breaker.open_until is null then 'CLOSED'
      when breaker.open_until > now() then 'OPEN' else 'HALF_OPEN' end`,
    breakerFailures: sql`coalesce(breaker.failures, 0)`,
    breakerOpenUntil: sql`breaker.open_until`,
    waitingOperations: sql`(select count(*)::int from channel_operation o
      where o.channel_code = t.code and o.status in ('CREATED', 'SUBMITTED', 'PROCESSING'))`,
  },
  version: true,
  writes: {
    code: { once: true },
    ledgerCeilingPpm: { hasDefault: true },
    sandboxSeed: { empty: 'gaiwan' },
    sandboxDelayMs: { empty: 0 },
    sandboxFailurePercent: { empty: 0 },
    sandboxRejectionPercent: { empty: 0 },
    sandboxRepeatPercent: { empty: 0 },
    sandboxIsDown: { empty: false },
    secret: 'hook',
  },
  unique: [
    {
      index: 'uniq_pay_channel_code',
      field: 'code',
      error: { en: 'Code already in use', zh: '编码已存在' },
    },
  ],
  dictionary: { fields: ['code', 'name', 'status'], order: sql`t.code` },
  serviceHooks: (services: Services) => {
    const { notifyChanged } = createDictionaryNotifier(services)
    const checkConnection = createConnectionCheck(services)
    return {
      begin: lockLedgerRules,
      check: async (tx, body, before, context) => {
        validate(body, before, services.config)
        await rejectLowCeiling(tx, body, before)
        const approval = before && (await checkConnection(tx, { body, before, context }))
        const code = before?.code ?? body.code
        const secret = body.secret && services.secrets.encrypt(body.secret, channelSecretPlace(code))
        return { ...approval, ...(secret && { secret }) }
      },
      beforeRemove: async (tx, rows) => {
        await rejectUsed(tx, rows)
        await removeNamesFromDictionary(
          tx,
          rows.map(({ id }) => id),
        )
      },
      changed: async (tx) => {
        await copyNamesToDictionary(tx)
        await notifyChanged(tx)
      },
    }
  },
})
