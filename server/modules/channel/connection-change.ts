import { sql } from 'kysely'
import type { EditPayChannel, PayChannel } from '#schemas'
import type { Tx } from '../../db/index.ts'
import { type Approvals, createApprovals } from '../../platform/approval/service.ts'
import { isUncertainSql } from '../../platform/channel/uncertain.ts'
import type { ChangeContext } from '../../platform/http/request.ts'
import type { Services } from '../../services.ts'
import { channelHasOperations } from './errors.ts'

type Body = Partial<EditPayChannel>

/** True if an edit changes the value of a setting. */
const changes = (body: Body, before: PayChannel, setting: 'adapter' | 'gatewayUrl' | 'keyId'): boolean =>
  body[setting] !== undefined && (body[setting] ?? null) !== before[setting]

/** True if an edit changes the server to which requests are sent. */
const changesGateway = (body: Body, before: PayChannel): boolean =>
  changes(body, before, 'adapter') || changes(body, before, 'gatewayUrl')

/** True if an edit changes how the requests of the channel are sent or signed. */
const changesConnection = (body: Body, before: PayChannel): boolean =>
  changesGateway(body, before) || changes(body, before, 'keyId') || Boolean(body.secret)

/**
 * Throws if the current gateway has operations that are unfinished, or that failed because the gateway didn't
 * answer. A new gateway wouldn't know these operations, so a retry could move money twice. Operations that
 * wait for the review of their shop don't count, because they were never sent.
 */
async function requireNoOperations(tx: Tx, { code, name }: PayChannel): Promise<void> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from channel_operation t
    where channel_code = ${code} and (status in ('SUBMITTED', 'PROCESSING')
      or (status = 'CREATED' and message_id is not null) or ${isUncertainSql})`.execute(tx)
  const count = rows[0]?.count ?? 0
  if (count > 0) throw channelHasOperations({ name, count })
}

interface ConnectionChange {
  body: Body
  before: PayChannel
  context: ChangeContext
}

/**
 * Marks the approval of an edit as used, and returns the approver's user name. Throws unless the approval is
 * for exactly this edit.
 */
async function consumeApproval(
  approvals: Approvals,
  tx: Tx,
  { body, context: { user, pageId, at } }: ConnectionChange,
): Promise<string> {
  const { signature, ...content } = body
  const work = {
    operation: 'payChannel.edit',
    signature,
    content,
    askerId: user.id,
    pageId: pageId ?? null,
    at,
    // Channels belong to no department, so every approver sees them.
    isSeenBy: async () => true,
  }
  return (await approvals.use(tx, work)).signer.username
}

/**
 * Creates a function that checks an edit of a channel. An edit that changes the connection requires the
 * approval of a second user. The function returns the column with the approver, and throws if the approval is
 * missing. For other edits, it returns undefined.
 */
export function createConnectionCheck(services: Services) {
  const approvals = createApprovals(services)
  return async (tx: Tx, change: ConnectionChange): Promise<{ signed_by: string } | undefined> => {
    const { body, before } = change
    if (!changesConnection(body, before)) return undefined
    if (changesGateway(body, before)) await requireNoOperations(tx, before)
    return { signed_by: await consumeApproval(approvals, tx, change) }
  }
}
