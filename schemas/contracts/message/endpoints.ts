import { defineEndpoints } from '../endpoint.ts'

const templates = '/sys/message/sysMessageTemplate'
const messages = '/sys/message/sysMessage'
const list = 'message:template:list'
const edit = 'message:template:edit'

/** Earlier generations have the same calls without `/sys`. */
const earlier = (path: string) => [path.replace('/sys', '')]
const at = (path: string) => ({ path, aliases: earlier(path) })

/** Templates of messages, sending them, and what was sent. Paths under /sys are the contract's. */
export const messageEndpoints = defineEndpoints({
  'messageTemplate.list': { method: 'GET', ...at(`${templates}/list`), access: list, gives: 'page' },
  'messageTemplate.get': { method: 'GET', ...at(`${templates}/queryById`), access: list, gives: 'record' },
  'messageTemplate.add': {
    method: 'POST',
    ...at(`${templates}/add`),
    access: 'message:template:add',
    gives: 'record',
  },
  'messageTemplate.edit': { method: 'PUT', ...at(`${templates}/edit`), access: edit, gives: 'record' },
  'messageTemplate.delete': { method: 'DELETE', ...at(`${templates}/delete`), access: edit, gives: 'value' },
  'messageTemplate.deleteBatch': {
    method: 'DELETE',
    ...at(`${templates}/deleteBatch`),
    access: edit,
    gives: 'value',
  },
  'messageTemplate.preview': {
    method: 'GET',
    path: '/app/messageTemplates/preview',
    access: list,
    gives: 'record',
  },
  'messageTemplate.send': {
    method: 'POST',
    ...at(`${templates}/sendMsg`),
    access: 'message:template:send',
    gives: 'value',
  },
  'message.list': { method: 'GET', ...at(`${messages}/list`), access: 'message:sent:list', gives: 'page' },
  'message.get': {
    method: 'GET',
    ...at(`${messages}/queryById`),
    access: 'message:sent:list',
    gives: 'record',
  },
  'message.delete': {
    method: 'DELETE',
    ...at(`${messages}/delete`),
    access: 'message:sent:edit',
    gives: 'value',
  },
  'message.deleteBatch': {
    method: 'DELETE',
    ...at(`${messages}/deleteBatch`),
    access: 'message:sent:edit',
    gives: 'value',
  },
  'message.retry': {
    method: 'POST',
    path: '/app/messages/retry',
    access: 'message:sent:edit',
    gives: 'value',
  },
})
