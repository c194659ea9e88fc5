import { defineDictionaries, item } from '../shipped-dictionary.ts'

/** Dictionaries of messages. */
export const messageDictionaries = defineDictionaries([
  {
    code: 'msgType',
    name: { en: 'Message type', zh: '发送消息类型' },
    about: { en: 'Delivery channel of a message', zh: '消息的发送方式' },
    items: [
      item('1', 'SMS', '短信'),
      item('4', 'System message', '系统'),
      item('2', 'Mail', '邮件'),
      item('3', 'WeChat', '微信'),
    ],
  },
  {
    code: 'msgSendStatus',
    name: { en: 'Message status', zh: '消息发送状态' },
    about: { en: 'Whether the message was sent', zh: '消息是否已发出' },
    items: [
      item('0', 'Not sent', '未发送', 'neutral'),
      item('1', 'Sent', '发送成功', 'success'),
      item('2', 'Failed', '发送失败', 'danger'),
    ],
  },
  {
    code: 'message_failure',
    name: { en: 'Message failure reason', zh: '消息未发送原因' },
    about: { en: "Why the message couldn't be sent", zh: '消息未能发出的原因' },
    items: [
      item('NO_GATEWAY', 'Not sent: no SMS gateway configured', '仅保存在此：未配置短信网关'),
      item('USER_GONE', 'Recipient no longer exists', '接收用户已不存在'),
      item('NODES_LOST', 'Server interrupted while sending', '发送时服务器多次中断'),
    ],
  },
])
