import { randomUUID } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { OperationKind, OperationParams, PlainAccount } from '#schemas'
import type { Database, Tx } from '../../db/index.ts'
import type { Services } from '../../services.ts'
import type { AuditEntry } from '../audit-log/append.ts'
import { HttpError } from '../http/errors.ts'
import type { ChangeContext } from '../http/request.ts'
import { recordCreations } from '../states/record-creation.ts'
import { merchantInactive, operationExists } from './errors.ts'
import { sealAccount } from './full-request.ts'
import { channelQueue, type OperationMessage } from './queue.ts'
import { operationStates } from './states.ts'

/** A new operation of a shop at a channel. */
export interface NewOperation {
  kind: OperationKind
  shopId: string
  channelCode: string
  /** Required for `WITHDRAWAL`, `REFUND`, `SPLIT` and `SPLIT_RETURN`. */
  amountFen?: number
  /**
   * Record to which the operation belongs. For each kind, a subject has at most one operation that isn't
   * rejected.
   */
  subject?: { kind: string; id: string }
  /**
   * Parameters that don't identify a person or an account. The rest of the request is derived when the
   * request is sent.
   */
  request?: OperationParams
  /** New settlement account of a `CARD_CHANGE`, which is stored encrypted. */
  account?: PlainAccount
  /** User who approved the operation. */
  signedBy?: string
  /** True to send the operation only after a call of `sendHeld`. */
  isHeld?: boolean
}

/** A created operation. */
export interface CreatedOperation {
  id: string
  requestNo: string
  audit: AuditEntry
}

type CreateContext = Pick<ChangeContext, 'at' | 'nextId'> & { by: string }

type Merchant = Pick<
  Selectable<Database['channel_merchant']>,
  'id' | 'shop_id' | 'channel_code' | 'status' | 'merchant_no' | 'sys_org_code'
>

/** Operation to insert, with all data of its row. `messageId` is null if the operation is held. */
interface Draft {
  operation: NewOperation
  merchant: Merchant
  id: string
  requestNo: string
  messageId: string | null
}

/** Kinds of operations that pay amounts which are already owed. */
const owedKinds = new Set<OperationKind>(['WITHDRAWAL', 'SPLIT', 'SPLIT_RETURN'])

/**
 * True if an operation of this kind is allowed for the merchant. A suspended or closed shop still gets the
 * money that it is owed.
 */
function mayOperate(kind: OperationKind, { status, merchant_no: merchantNo }: Merchant): boolean {
  if (kind === 'ONBOARDING') return true
  return owedKinds.has(kind) ? merchantNo !== null : status === 'ACTIVE'
}

const keyOf = (shopId: string, channelCode: string) => `${shopId} ${channelCode}`

/** Finds the merchants of the operations. The keys of the map are made by `keyOf`. */
async function findMerchants(tx: Tx, operations: readonly NewOperation[]): Promise<Map<string, Merchant>> {
  const shops = operations.map(({ shopId }) => shopId)
  const codes = operations.map(({ channelCode }) => channelCode)
  const { rows } = await sql<Merchant>`select id, shop_id, channel_code, status, merchant_no, sys_org_code
    from channel_merchant
    where (shop_id, channel_code) in (select * from unnest(${shops}::text[], ${codes}::text[]))`.execute(tx)
  return new Map(rows.map((row) => [keyOf(row.shop_id, row.channel_code), row]))
}

/** Reads the version of the shop's account and locks the account until the transaction ends. */
async function lockAccountVersion(tx: Tx, shopId: string): Promise<number | null> {
  const account = await tx
    .selectFrom('shop_settle_account')
    .select('version')
    .where('shop_id', '=', shopId)
    .forUpdate()
    .executeTakeFirst()
  return account?.version ?? null
}

/** Returns a function that creates operations in the caller's transaction. */
export function createOperationMaker({ queues, secrets, config }: Services) {
  async function rowOf(
    tx: Tx,
    { operation, merchant, id, requestNo, messageId }: Draft,
    { by, at }: CreateContext,
  ) {
    const { kind, shopId, channelCode, amountFen, subject, request = {}, account, signedBy } = operation
    return {
      id,
      request_no: requestNo,
      kind,
      shop_id: shopId,
      channel_code: channelCode,
      merchant_id: merchant.id,
      amount_fen: amountFen ?? null,
      subject_kind: subject?.kind ?? null,
      subject_id: subject?.id ?? null,
      status: 'CREATED',
      request: JSON.stringify(request),
      message_id: messageId,
      sealed_account: account ? sealAccount(secrets, id, account) : null,
      account_version: account ? await lockAccountVersion(tx, shopId) : null,
      signed_by: signedBy ?? null,
      sys_org_code: merchant.sys_org_code,
      create_by: by,
      create_time: at.toISOString(),
    }
  }

  /**
   * Inserts operations that don't conflict with existing ones. Returns the ids of the inserted operations.
   */
  async function insert(tx: Tx, drafts: readonly Draft[], context: CreateContext): Promise<Set<string>> {
    const rows: Awaited<ReturnType<typeof rowOf>>[] = []
    for (const draft of drafts) rows.push(await rowOf(tx, draft, context))
    // Unique indexes allow one operation of a subject, and one unfinished change of a merchant or an account.
    const inserted = await tx
      .insertInto('channel_operation')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute()
    return new Set(inserted.map(({ id }) => id))
  }

  /** Adds the messages of operations to the queues, with one SQL statement for each channel. */
  async function sendAll(tx: Tx, drafts: readonly Draft[]): Promise<void> {
    const byChannel = new Map<string, { id: string; data: OperationMessage }[]>()
    for (const { operation, id, messageId } of drafts) {
      if (messageId === null) continue
      const messages = byChannel.get(operation.channelCode) ?? []
      messages.push({ id: messageId, data: { operationId: id } })
      byChannel.set(operation.channelCode, messages)
    }
    for (const [code, messages] of byChannel)
      await queues.sendMany(tx, channelQueue(code, config.channelTimeoutSeconds), messages)
  }

  /**
   * Creates operations, which are sent after the commit. Returns, in the order of `operations`, each created
   * operation or its error. The caller appends the returned audit entries together with its own.
   */
  return async function create(
    tx: Tx,
    operations: readonly NewOperation[],
    context: CreateContext,
  ): Promise<(CreatedOperation | HttpError)[]> {
    const merchants = await findMerchants(tx, operations)
    const planned = operations.map((operation): Draft | HttpError => {
      const merchant = merchants.get(keyOf(operation.shopId, operation.channelCode))
      if (!merchant || !mayOperate(operation.kind, merchant)) return merchantInactive()
      const id = context.nextId()
      const messageId = operation.isHeld ? null : randomUUID()
      return { operation, merchant, id, requestNo: `C${id}`, messageId }
    })
    const drafts = planned.filter((draft): draft is Draft => !(draft instanceof HttpError))
    const inserted = drafts.length > 0 ? await insert(tx, drafts, context) : new Set<string>()
    const created = drafts.filter(({ id }) => inserted.has(id))
    const records = created.map(({ id, requestNo, operation: { kind, channelCode, signedBy } }) => ({
      id,
      detail: { requestNo, kind, channelCode, ...(signedBy && { signedBy }) },
    }))
    const request = { states: operationStates, transition: 'create', records } as const
    const audits = new Map(
      (await recordCreations(tx, request, context)).map((audit) => [audit.subject.id, audit]),
    )
    await sendAll(tx, created)
    return planned.map((draft) => {
      if (draft instanceof HttpError) return draft
      const { id, requestNo } = draft
      const audit = audits.get(id)
      return audit ? { id, requestNo, audit } : operationExists()
    })
  }
}
