import type { MessagePreview, MessagePreviewAsked, SendMessage } from '#schemas'
import type { Db, Tx } from '../../db/index.ts'
import type { Changed } from '../../http/change.ts'
import type { SignedIn } from '../../http/request.ts'
import type { Services } from '../../services.ts'
import { recordNotFound } from '../crud/errors.ts'
import { isSeen } from '../list/scope.ts'
import { sanitizeNotice } from '../notice/html.ts'
import { canDeliver } from '../sms/can-deliver.ts'
import { smsNotSetUp, templateUnknown, valuesMissing, valuesUnreadable } from './errors.ts'
import { templateResource } from './list-resource.ts'
import { readReceivers, requireAccounts, requireMobiles } from './receivers.ts'
import {
  compareValues,
  escapeHtml,
  fillIn,
  type MessageValues,
  plainText,
  readMessageValues,
} from './render.ts'

const SMS = '1'
const sent = { en: 'The message is on its way', zh: '发送消息任务添加成功！' }

/** Longest title that a receiver is shown. */
const TITLE = 100

interface Template {
  template_name: string
  template_type: '1' | '4'
  template_content: string
}

/** Everything of a template that may hold variables. */
const textsOf = ({ template_name, template_content }: Template): string =>
  `${template_name}\n${template_content}`

/** Titles are shown as plain text, whatever the message is. */
const titleOf = ({ template_name }: Template, values: MessageValues): string =>
  [...fillIn(template_name, values, plainText)].slice(0, TITLE).join('')

function written({ template_type, template_content }: Template, values: MessageValues): string {
  return template_type === SMS
    ? fillIn(template_content, values, plainText)
    : sanitizeNotice(fillIn(template_content, values, escapeHtml))
}

function readValues(text: string | null | undefined): MessageValues {
  const values = readMessageValues(text)
  if (!values) throw valuesUnreadable()
  return values
}

/** The templates that somebody sees. */
const templatesSeen = (db: Db | Tx, { scope }: Pick<SignedIn, 'scope'>) =>
  db.selectFrom('sys_sms_template as t').selectAll().where(isSeen(templateResource, scope))

/** What a template would say of these values; of its own to try, unless others are given. */
export async function previewMessage(
  db: Db,
  { id, testData: given }: MessagePreviewAsked,
  user: SignedIn,
): Promise<MessagePreview> {
  const template = await templatesSeen(db, user).where('t.id', '=', id).executeTakeFirst()
  if (!template) throw recordNotFound()
  const values = readValues(given ?? template.template_test_json)
  const { missing, unused } = compareValues(textsOf(template), values)
  return {
    id,
    templateName: titleOf(template, values),
    templateType: template.template_type,
    text: written(template, values),
    missing: missing.join(', '),
    unused: unused.join(', '),
  }
}

/** Puts messages into the table from which they are sent: one for each receiver, all or none. */
export function createSending({ config, ids }: Pick<Services, 'config' | 'ids'>) {
  return async (
    tx: Tx,
    body: SendMessage,
    { user, at }: { user: SignedIn; at: Date },
  ): Promise<Changed<null>> => {
    const template = await templatesSeen(tx, user)
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
      es_content: written(template, values),
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
