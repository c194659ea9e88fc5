import type { FastifyInstance } from 'fastify'
import type { Tx } from '../../db/index.ts'
import type { Services } from '../../services.ts'
import { type Locale, localizedTo } from '../http/locale.ts'
import { createSmsProvider } from './create-provider.ts'
import type { SmsMessage } from './provider.ts'
import { type SmsTemplate, templates } from './templates.ts'

const SMS = '1'
const NOT_SENT = '0'
const SENT = '1'
const FAILED = '2'
const LONGEST_RESULT = 255
/**
 * Reason why a message is only stored and not sent: no gateway is configured. The reason is a value of the
 * dictionary `message_failure`.
 */
export const NO_GATEWAY = 'NO_GATEWAY'

/** Message to send, with its recipient, template, values and language. */
export interface NewSms {
  mobile: string
  template: SmsTemplate
  params: Readonly<Record<string, string>>
  locale: Locale
}

/** A stored message. */
export interface StoredSms {
  id: string
  message: SmsMessage
}

const composed = (id: string, { mobile, template, params, locale }: NewSms): SmsMessage => ({
  id,
  mobile,
  template,
  params,
  text: localizedTo(templates[template].text(params), locale),
})

/** Masks the code in a message that is stored, except in demo mode. */
const withoutCodes = (sms: NewSms, demo: boolean): NewSms =>
  demo || sms.params.code === undefined ? sms : { ...sms, params: { ...sms.params, code: '******' } }

/** Creates the SMS service. The service stores messages in `sys_sms`, and then the provider sends them. */
export function createSms(app: FastifyInstance, services: Services) {
  const { database, config, clock, ids } = services
  const provider = createSmsProvider(config, app.log)
  const pending = new Set<Promise<void>>()
  // While the server stops, it still sends these messages, since their callers already have the response.
  app.addHook('onClose', async () => {
    await Promise.all(pending)
  })

  async function note(id: string, es_send_status: typeof SENT | typeof FAILED, es_result: string | null) {
    await database.db
      .updateTable('sys_sms')
      .set({ es_send_status, es_result, es_send_time: clock().toISOString() })
      .set(({ eb }) => ({ es_send_num: eb('es_send_num', '+', 1) }))
      .where('id', '=', id)
      .execute()
  }

  const rest = (id: string) =>
    database.db.updateTable('sys_sms').set({ es_result: NO_GATEWAY }).where('id', '=', id).execute()

  async function deliver({ id, message }: StoredSms): Promise<void> {
    try {
      if (await provider.send(message)) await note(id, SENT, null)
      else await rest(id)
    } catch (err) {
      app.log.error({ err, sms: id }, 'sending an SMS failed')
      await note(id, FAILED, String(err).slice(0, LONGEST_RESULT)).catch(() => undefined)
    }
  }

  return {
    /** Stores a message in the caller's transaction. Call `dispatch` after the commit. */
    async store(tx: Tx, sms: NewSms): Promise<StoredSms> {
      const id = ids.nextId()
      const kept = withoutCodes(sms, config.demo)
      await tx
        .insertInto('sys_sms')
        .values({
          id,
          es_title: localizedTo(templates[sms.template].title, sms.locale),
          es_type: SMS,
          es_receiver: sms.mobile,
          es_param: JSON.stringify({ template: kept.template, ...kept.params }),
          es_content: composed(id, kept).text,
          es_send_status: NOT_SENT,
          create_time: clock().toISOString(),
        })
        .execute()
      return { id, message: composed(id, sms) }
    },

    /**
     * Sends a message in the background, so that the response time doesn't show whether a message is sent.
     */
    dispatch(stored: StoredSms): void {
      const work: Promise<void> = deliver(stored).finally(() => pending.delete(work))
      pending.add(work)
    },
  }
}

export type Sms = ReturnType<typeof createSms>
