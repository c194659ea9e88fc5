import { sql } from 'kysely'
import { messageModel, messageTemplateModel, type SysMessage, type SysMessageTemplate } from '#schemas'
import { textOfHtml } from '../../platform/html/sanitize.ts'
import { authorColumns } from '../../platform/list/author-columns.ts'
import { defineListResource } from '../../platform/list/resource.ts'
import { maskAccount } from '../../platform/mask-account.ts'

const SMS = '1'
const MAX_SUMMARY_LENGTH = 200

/** First characters of a message as plain text, for the list. */
const summaryOf = (type: string | null, content: string): string =>
  (type === SMS ? content : textOfHtml(content)).replace(/\s+/g, ' ').trim().slice(0, MAX_SUMMARY_LENGTH)

/** List of message templates. */
export const templateResource = defineListResource<SysMessageTemplate>({
  model: messageTemplateModel,
  rows: sql`sys_sms_template t`,
  scopeColumn: 'none',
  columns: {
    templateCode: { type: 'text', sql: sql`t.template_code` },
    templateName: { type: 'text', sql: sql`t.template_name` },
    templateContent: { type: 'text', sql: sql`t.template_content` },
    templateType: { type: 'text', sql: sql`t.template_type` },
    useStatus: { type: 'text', sql: sql`t.use_status` },
    createTime: { type: 'time', sql: sql`t.create_time` },
  },
  select: sql`t.id, t.template_code as "templateCode", t.template_name as "templateName",
    t.template_type as "templateType", t.template_content as "templateContent", '' as summary,
    t.template_test_json as "templateTestJson", t.use_status as "useStatus", ${authorColumns}`,
  joins: sql``,
  present: (row) => ({ ...row, summary: summaryOf(row.templateType, row.templateContent) }),
})

/**
 * SQL condition for messages that can be sent again: a template message that was neither sent nor is queued.
 */
export const canRetry = sql<boolean>`(t.template_code is not null and t.es_send_status <> '1'
  and t.next_time is null)`

/**
 * List of messages. Mobile numbers are masked. A search by number finds exact matches only, so that it can't
 * reveal a masked number step by step.
 */
export const messageResource = defineListResource<SysMessage>({
  model: messageModel,
  rows: sql`sys_sms t`,
  scopeColumn: 'none',
  columns: {
    esTitle: { type: 'text', sql: sql`t.es_title`, sortBy: sql`coalesce(t.es_title, '')` },
    esType: { type: 'text', sql: sql`t.es_type` },
    esSendStatus: { type: 'text', sql: sql`t.es_send_status` },
    esReceiver: { type: 'text', sql: sql`t.es_receiver` },
    esSendTime: { type: 'time', sql: sql`t.es_send_time`, sortBy: sql`coalesce(t.es_send_time, 'epoch')` },
    esSendNum: { type: 'integer', sql: sql`t.es_send_num` },
    templateCode: { type: 'text', sql: sql`t.template_code` },
    createBy: { type: 'text', sql: sql`t.create_by` },
    createTime: { type: 'time', sql: sql`t.create_time` },
  },
  select: sql`t.id, t.es_title as "esTitle", t.es_type as "esType", t.es_receiver as "esReceiver",
    t.es_param as "esParam", t.es_content as "esContent", '' as summary, t.es_send_time as "esSendTime",
    t.es_send_status as "esSendStatus", t.es_send_num as "esSendNum", t.es_result as "esResult", t.remark,
    t.template_code as "templateCode", t.next_time as "nextTime", ${canRetry} as "canRetry",
    t.create_by as "createBy", t.create_time as "createTime"`,
  joins: sql``,
  present: (row) => ({
    ...row,
    esReceiver: row.esType === SMS ? maskAccount(row.esReceiver) : row.esReceiver,
    summary: summaryOf(row.esType, row.esContent ?? ''),
  }),
})
