import { crudEndpoints } from '../crud-endpoints.ts'
import { defineEndpoints, get, post, remove } from '../endpoint.ts'

const templates = '/sys/message/sysMessageTemplate'
const messages = '/sys/message/sysMessage'
const list = 'message:template:list'
const sent = 'message:sent:list'
const editSent = 'message:sent:edit'

/** Earlier versions of the JeecgBoot contract use the same paths without `/sys`. */
const earlier = (path: string) => ({ aliases: [path.replace('/sys', '')] })

/**
 * Operations that manage message templates, send messages, and list sent messages. Paths under /sys belong to
 * the JeecgBoot contract.
 */
export const messageEndpoints = defineEndpoints({
  ...crudEndpoints('messageTemplate', {
    path: templates,
    alias: templates.replace('/sys', ''),
    list,
    add: 'message:template:add',
    edit: 'message:template:edit',
  }),
  'messageTemplate.preview': get.record('/app/messageTemplates/preview', list),
  'messageTemplate.send': post.value(
    `${templates}/sendMsg`,
    'message:template:send',
    earlier(`${templates}/sendMsg`),
  ),
  'message.list': get.page(`${messages}/list`, sent, earlier(`${messages}/list`)),
  'message.get': get.record(`${messages}/queryById`, sent, earlier(`${messages}/queryById`)),
  'message.delete': remove.value(`${messages}/delete`, editSent, earlier(`${messages}/delete`)),
  'message.deleteBatch': remove.value(
    `${messages}/deleteBatch`,
    editSent,
    earlier(`${messages}/deleteBatch`),
  ),
  'message.retry': post.value('/app/messages/retry', editSent),
})
