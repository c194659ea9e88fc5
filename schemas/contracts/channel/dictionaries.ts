import { defineDictionaries, item } from '../shipped-dictionary.ts'

/**
 * Dictionaries of payment channels. Dictionaries that shops also need are declared in the contract of shops.
 */
export const channelDictionaries = defineDictionaries([
  {
    code: 'pay_channel_adapter',
    name: { en: 'Channel adapter', zh: '渠道适配器' },
    about: { en: 'Connection to a payment channel', zh: '支付渠道的接入方式' },
    items: [
      item('sandbox', 'Sandbox (simulated)', '沙箱（模拟）', 'warning'),
      item('http', 'HTTP gateway', 'HTTP 网关'),
    ],
  },
  {
    code: 'pay_channel_breaker_state',
    name: { en: 'Circuit breaker state', zh: '熔断状态' },
    about: { en: 'Whether requests are sent to a channel', zh: '当前是否向渠道发送请求' },
    items: [
      item('CLOSED', 'Normal', '正常', 'success'),
      item('OPEN', 'Interrupted', '已熔断', 'danger'),
      item('HALF_OPEN', 'Testing', '试探中', 'warning'),
    ],
  },
])
