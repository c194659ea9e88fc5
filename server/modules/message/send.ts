import { sql } from 'kysely'
import type { MessagePreview, MessagePreviewRequest, SendMessage } from '#schemas'
import type { Db, Tx } from '../../db/index.ts'
import { sanitizeNotice } from '../../platform/html/sanitize.ts'
import type { Changed } from '../../platform/http/change.ts'
import type { Scope, SignedIn } from '../../platform/http/request.ts'
import { isVisible } from '../../platform/list/row-scope.ts'
import { recordNotFound } from '../../platform/resource/records.ts'
import { canDeliver } from '../../platform/sms/can-deliver.ts'
import { userResource } from '../../platform/users/resource.ts'
import type { Services } from '../../services.ts'
import {
  receiversWrong,
  smsNotSetUp,
  templateUnknown,
  tooManyReceivers,
  valuesMissing,
  valuesUnreadable,
} from './errors.ts'
import { templateResource } from './list-resource.ts'
import {
  compareValues,
  escapeHtml,
  type MessageValues,
  plainText,
  readMessageValues,
  replaceVariables,
} from './render.ts'

/** Maximum number of receivers per request. */
const MAX_RECEIVERS = 50
const MOBILE = /^1[3-9]\d{9}$/

/**
 * Splits receivers that are separated by commas, semicolons or spaces, as JeecgBoot clients send them.
 * Removes duplicates.
 */
function readReceivers(text: string): string[] {
  const names = text.split(/[,，;；\s]+/).filter((name) => name !== '')
  const receivers = [...new Set(names)]
  if (receivers.length === 0 || receivers.length > MAX_RECEIVERS)
    throw tooManyReceivers({ limit: MAX_RECEIVERS })
  return receivers
}

/** Throws if a receiver isn't a mobile number. */
function requireMobiles(receivers: readonly string[]): void {
  const names = receivers.filter((receiver) => !MOBILE.test(receiver))
  if (names.length > 0) throw receiversWrong({ names })
}

/** Throws if a receiver is unknown, frozen, or outside the sender's scope. */
async function requireAccounts(tx: Tx, receivers: readonly string[], scope: Scope): Promise<void> {
  const { rows } = await sql<{ username: string }>`select t.username from sys_user t
    where t.username = any(${[...receivers]}::text[]) and t.del_flag = 0 and t.status = 1
      and ${isVisible(userResource, scope)}`.execute(tx)
  const known = new Set(rows.map(({ username }) => username))
  const names = receivers.filter((receiver) => !known.has(receiver))
  if (names.length > 0) throw receiversWrong({ names })
}

const SMS = '1'
const sent = { en: 'The message is queued', zh: '消息已加入发送队列' }

/** Maximum length of a message title. */
const TITLE = 100

interface Template {
  template_name: string
  template_type: '1' | '4'
  template_content: string
}

/** Returns the texts of a template that can contain variables: its title and its content. */
const textsOf = ({ template_name, template_content }: Template): string =>
  `${template_name}\n${template_content}`

/** Replaces the variables of a title. Titles are plain text, even of HTML messages. */
const titleOf = ({ template_name }: Template, values: MessageValues): string =>
  [...replaceVariables(template_name, values, plainText)].slice(0, TITLE).join('')

function renderContent(
  { template_type, template_content }: Template,
  values: MessageValues,
  server: { apiBase: string },
): string {
  return template_type === SMS
    ? replaceVariables(template_content, values, plainText)
    : sanitizeNotice(replaceVariables(template_content, values, escapeHtml), server)
}

function readValues(text: string | null | undefined): MessageValues {
  const values = readMessageValues(text)
  if (!values) throw valuesUnreadable()
  return values
}

/** Creates a query for the templates that a user may see. */
const visibleTemplates = (db: Db | Tx, { scope }: Pick<SignedIn, 'scope'>) =>
  db.selectFrom('sys_sms_template as t').selectAll().where(isVisible(templateResource, scope))

/** Previews a message with the given values. If none are given, uses the test values of the template. */
export async function previewMessage(
  { database: { db }, config }: Pick<Services, 'database' | 'config'>,
  { id, testData: given }: MessagePreviewRequest,
  user: SignedIn,
): Promise<MessagePreview> {
  const template = await visibleTemplates(db, user).where('t.id', '=', id).executeTakeFirst()
  if (!template) throw recordNotFound()
  const values = readValues(given ?? template.template_test_json)
  const { missing, unused } = compareValues(textsOf(template), values)
  return {
    id,
    templateName: titleOf(template, values),
    templateType: template.template_type,
    text: renderContent(template, values, config),
    missing: missing.join(', '),
    unused: unused.join(', '),
  }
}

/**
 * Creates the function that queues one message for each receiver. If one receiver is invalid, no message is
 * queued.
 */
export function createMessageSender({ config, ids }: Pick<Services, 'config' | 'ids'>) {
  return async (
    tx: Tx,
    body: SendMessage,
    { user, at }: { user: SignedIn; at: Date },
  ): Promise<Changed<null>> => {
    const template = await visibleTemplates(tx, user)
      .where('template_code', '=', body.templateCode)
      .where('use_status', '=', '1')
      .executeTakeFirst()
    if (!template) throw templateUnknown()
    const values = readValues(body.testData)
    const { missing } = compareValues(textsOf(template), values)
    if (missing.length > 0) throw valuesMissing({ names: missing })
    const receivers = readReceivers(body.receiver)
    if (template.template_type !== SMS) await requireAccounts(tx, receivers, user.scope)
    else if (canDeliver(config)) requireMobiles(receivers)
    else throw smsNotSetUp()
    const now = at.toISOString()
    const message = {
      es_title: titleOf(template, values),
      es_type: template.template_type,
      es_param: JSON.stringify(values),
      es_content: renderContent(template, values, config),
      es_send_status: '0',
      template_code: template.template_code,
      sender: user.realname,
      next_time: now,
      create_by: user.username,
      create_time: now,
    } as const
    const rows = receivers.map((es_receiver) => ({ ...message, id: ids.nextId(), es_receiver }))
    await tx.insertInto('sys_sms').values(rows).execute()
    const subject = { kind: 'sys_sms_template', id: template.id }
    const detail = { template: template.template_code, messages: rows.map(({ id }) => id) }
    return { result: null, audit: { action: 'message.send', subject, detail }, message: sent }
  }
}
