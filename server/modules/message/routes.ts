import type { FastifyInstance } from 'fastify'
import type {
  MessagePreviewAsked,
  NewMessageTemplate,
  RetryMessages,
  SendMessage,
  SysMessage,
  SysMessageTemplate,
} from '#schemas'
import { createChange } from '../../http/change.ts'
import { ok } from '../../http/envelope.ts'
import { operationRoute } from '../../http/operation-route.ts'
import { perMinute } from '../../http/rate-limits.ts'
import type { Services } from '../../services.ts'
import type { Crud } from '../crud/declaration.ts'
import { crudRoutes } from '../crud/routes.ts'
import { templateUnreadable, typeNotOffered, valuesUnreadable } from './errors.ts'
import { messageResource, templateResource } from './list-resource.ts'
import { isReadable, readMessageValues } from './render.ts'
import { retryMessages } from './retrying.ts'
import { createSending, previewMessage } from './sending.ts'
import { createMessageWorker } from './worker.ts'

/** Calls that send, a minute from one address. */
const SENDS = 60

const templates: Crud<SysMessageTemplate, NewMessageTemplate> = {
  area: 'messageTemplate',
  resource: templateResource,
  table: 'sys_sms_template',
  fields: {
    templateCode: { column: 'template_code' },
    templateName: { column: 'template_name' },
    templateType: { column: 'template_type' },
    templateContent: { column: 'template_content' },
    templateTestJson: { column: 'template_test_json' },
    useStatus: { column: 'use_status', empty: '1' },
  },
  unique: {
    uniq_sys_sms_template_code: {
      field: 'templateCode',
      words: { en: 'Another template has this code', zh: '模板编码已存在' },
    },
  },
  check(_tx, { templateName, templateType, templateContent, templateTestJson }) {
    if (templateType !== '1' && templateType !== '4') throw typeNotOffered()
    if (!isReadable(templateName) || !isReadable(templateContent)) throw templateUnreadable()
    if (!readMessageValues(templateTestJson)) throw valuesUnreadable()
    return undefined
  },
}

/** What was sent is neither written nor edited by hand. */
const messages: Crud<SysMessage, object> = {
  area: 'message',
  resource: messageResource,
  table: 'sys_sms',
  fields: {},
  unique: {},
}

/** Templates of messages, sending them, and what was sent. */
export async function messageRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { db } = services.database
  const change = createChange(services)
  const send = createSending(services)
  const worker = createMessageWorker(services, app.log)
  app.addHook('onReady', async () => worker.start())
  app.addHook('onClose', () => worker.stop())

  crudRoutes(app, services, templates)
  const sent = crudRoutes(app, services, messages)

  app.route<{ Querystring: MessagePreviewAsked }>({
    ...operationRoute('messageTemplate.preview'),
    handler: async ({ query, user }) => ok(await previewMessage(db, query, user)),
  })

  const { config, ...sending } = operationRoute('messageTemplate.send')
  app.route<{ Body: SendMessage }>({
    ...sending,
    config: { ...config, rateLimit: perMinute(SENDS) },
    handler: async (request, reply) => {
      const { user, body } = request
      const answer = await change(request, reply, (tx, at) => send(tx, body, { user, at }))
      sent.changed()
      void worker.wake()
      return answer
    },
  })

  app.route<{ Body: RetryMessages }>({
    ...operationRoute('message.retry'),
    handler: async (request, reply) => {
      const answer = await change(request, reply, (tx) => retryMessages(tx, request.body, request.user))
      sent.changed()
      void worker.wake()
      return answer
    },
  })
}
