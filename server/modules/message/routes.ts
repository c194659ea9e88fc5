import type { FastifyInstance } from 'fastify'
import type { NewMessageTemplate, SysMessage, SysMessageTemplate } from '#schemas'
import type { Crud } from '../../platform/crud/declaration.ts'
import { crudRoutes } from '../../platform/crud/routes.ts'
import { createChangeRoute, createRoute } from '../../platform/http/operation-route.ts'
import type { Services } from '../../services.ts'
import { templateUnreadable, typeNotOffered, valuesUnreadable } from './errors.ts'
import { messageResource, templateResource } from './list-resource.ts'
import { hasValidVariables, readMessageValues } from './render.ts'
import { retryMessages } from './retry.ts'
import { createMessageSender, previewMessage } from './send.ts'
import { createMessageWorker } from './worker.ts'

/** Maximum requests to send messages per minute and address. */
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
      words: { en: 'Code already in use', zh: '模板编码已存在' },
    },
  },
  check(_tx, { templateName, templateType, templateContent, templateTestJson }) {
    if (templateType !== '1' && templateType !== '4') throw typeNotOffered()
    if (!hasValidVariables(templateName) || !hasValidVariables(templateContent)) throw templateUnreadable()
    if (!readMessageValues(templateTestJson)) throw valuesUnreadable()
    return undefined
  },
}

/** List and delete rules of messages. Messages can't be added or edited here; sending creates them. */
const messages: Crud<SysMessage, object> = {
  area: 'message',
  resource: messageResource,
  table: 'sys_sms',
  fields: {},
  unique: {},
}

/** Routes of message templates, of sending messages, and of the list of messages. */
export async function messageRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = createRoute(app)
  const { db } = services.database
  const send = createMessageSender(services)
  const worker = createMessageWorker(services, app.log)
  app.addHook('onReady', async () => worker.start())
  app.addHook('onClose', () => worker.stop())

  crudRoutes(app, services, templates)
  const sent = crudRoutes(app, services, messages)
  const change = createChangeRoute(app, services, () => {
    sent.changed()
    void worker.wake()
  })

  route('messageTemplate.preview', (query, { user }) => previewMessage(db, query, user))
  change('messageTemplate.send', send, { limit: SENDS })
  change('message.retry', (tx, body, { user }) => retryMessages(tx, body, user))
}
