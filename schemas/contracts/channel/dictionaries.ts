import { defineDictionaries, item } from '../shipped-dictionary.ts'

/** Dictionaries of payment channels. Those that shops need too are in the contract of shops. */
export const channelDictionaries = defineDictionaries([
  {
    code: 'pay_channel_adapter',
    name: { en: 'Channel adapter', zh: '渠道适配器' },
    about: { en: 'Connection to a payment channel', zh: '支付渠道的接入方式' },
    items: [
      item('sandbox', 'Sandbox (simulated)', '沙箱（模拟）', 'orange'),
      item('http', 'HTTP gateway', 'HTTP 网关', 'blue'),
    ],
  },
])
