import type { Titles } from '#schemas'

/** Payment channel of the demo company, with its share of payments. */
export interface SeedChannel {
  code: string
  name: Titles
  /** Parts per million. */
  ratePpm: number
  /** `T+n` counts workdays, `D+n` calendar days. */
  settleCycle: string
  /** Percentage of all payments. */
  share: number
  /** Payment methods and their weights. */
  methods: readonly (readonly [method: string, weight: number])[]
}

/** The demo company's payment channels. */
export const channels: readonly SeedChannel[] = [
  {
    code: 'wechat',
    name: { en: 'WeChat Pay', zh: '微信支付' },
    ratePpm: 3800,
    settleCycle: 'T+1',
    share: 56,
    methods: [
      ['QR', 46],
      ['JSAPI', 50],
      ['FACE', 4],
    ],
  },
  {
    code: 'alipay',
    name: { en: 'Alipay', zh: '支付宝' },
    ratePpm: 3800,
    settleCycle: 'T+1',
    share: 36,
    methods: [
      ['QR', 62],
      ['APP', 26],
      ['FACE', 12],
    ],
  },
  {
    code: 'unionpay',
    name: { en: 'UnionPay', zh: '银联' },
    ratePpm: 5000,
    settleCycle: 'D+1',
    share: 8,
    methods: [
      ['CARD', 68],
      ['QR', 32],
    ],
  },
]
