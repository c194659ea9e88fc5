import { sql } from 'kysely'
import { messageModel, messageTemplateModel } from '#schemas'
import { maskValue } from '#schemas/mask'
import { textOfHtml } from '../../platform/html/sanitize.ts'
import { defineListResource } from '../../platform/list/resource.ts'

const SMS = '1'
const MAX_SUMMARY_LENGTH = 200

/** Returns the beginning of a message as plain text, for the list. */
const summaryOf = (type: string | null, content: string): string =>
  (type === SMS ? content : textOfHtml(content)).replace(/\s+/g, ' ').trim().slice(0, MAX_SUMMARY_LENGTH)

/** List of message templates. */
export const templateResource = defineListResource({
  model: messageTemplateModel,
  table: 'sys_sms_template',
  scope: 'none',
  columns: { summary: sql`''` },
  present: (row) => ({ ...row, summary: summaryOf(row.templateType, row.templateContent) }),
})

/**
 * SQL condition for messages that can be sent again: unsent messages that have a template and aren't queued.
 */
export const canRetry = sql<boolean>`(t.template_code is not null and t.es_send_status <> '1'
  and t.next_time is null)`

/**
 * List of messages. Mobile numbers are masked. A search by number finds only exact matches. A search by a
 * part of a number would let users find out a masked number digit by digit.
 */
export const messageResource = defineListResource({
  model: messageModel,
  table: 'sys_sms',
  scope: 'none',
  columns: {
    esTitle: { sortBy: sql`coalesce(t.es_title, '')` },
    esSendTime: { sortBy: sql`coalesce(t.es_send_time, 'epoch')` },
    summary: sql`''`,
    canRetry,
  },
  present: (row) => ({
    ...row,
    esReceiver: row.esType === SMS ? maskValue('phone', row.esReceiver) : row.esReceiver,
    summary: summaryOf(row.esType, row.esContent ?? ''),
  }),
})
