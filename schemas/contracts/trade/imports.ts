import { defineImports, type ImportColumn, sameExample, textColumn } from '../import-columns.ts'

const amount: ImportColumn = {
  name: 'amount',
  titles: { en: 'Amount in yuan', zh: '金额（元）' },
  type: 'yuan',
  required: true,
  notes: {
    en: 'Positive for payments and refunds. At most two decimals.',
    zh: '支付与退款均填正数，最多两位小数。',
  },
  examples: sameExample('28.00'),
}

/** Columns of a file from which users import trades. */
export const tradeImports = defineImports({
  'trade.add': [
    textColumn('channelTradeNo', {
      required: true,
      titles: { en: 'Channel number', zh: '渠道流水号' },
      notes: {
        en: 'Unique at the channel. A trade already recorded with the same content is skipped.',
        zh: '渠道内唯一；内容相同且已入账的交易不会重复入账。',
      },
      examples: sameExample('CH-EXAMPLE-1'),
    }),
    textColumn('channelCode', {
      required: true,
      titles: { en: 'Channel', zh: '支付渠道' },
      dict: 'pay_channel_code',
      notes: { en: 'Name or code of the channel.', zh: '支付渠道的名称或编码。' },
      examples: { en: 'WeChat Pay', zh: '微信支付' },
    }),
    textColumn('shopCode', {
      required: true,
      titles: { en: 'Shop code', zh: '门店编码' },
      notes: {
        en: 'Code of a shop that takes payments in this channel.',
        zh: '在该渠道可收款的门店编码。',
      },
      examples: sameExample('SHOP-EXAMPLE'),
    }),
    textColumn('kind', {
      required: true,
      titles: { en: 'Type', zh: '类型' },
      dict: 'trade_order_kind',
      notes: { en: 'Payment or refund.', zh: '支付或退款。' },
      examples: { en: 'Payment', zh: '支付' },
    }),
    textColumn('payMethod', {
      required: true,
      titles: { en: 'Method', zh: '支付方式' },
      dict: 'trade_order_pay_method',
      notes: { en: 'Payment method of the customer.', zh: '顾客付款的方式。' },
      examples: { en: 'QR code', zh: '扫码支付' },
    }),
    amount,
    textColumn('paidTime', {
      required: true,
      titles: { en: 'Paid at', zh: '支付时间' },
      notes: {
        en: 'Business time, such as 2026-03-01 09:30:00; not in the future.',
        zh: '业务时间，如 2026-03-01 09:30:00，不能晚于当前时间。',
      },
      examples: sameExample('2026-03-01 09:30:00'),
    }),
    textColumn('status', {
      titles: { en: 'Status', zh: '状态' },
      dict: 'trade_order_status',
      notes: {
        en: 'Successful, failed or closed; successful if empty.',
        zh: '成功、失败或已关闭；留空为成功。',
      },
      examples: { en: 'Successful', zh: '成功' },
    }),
    textColumn('originChannelTradeNo', {
      titles: { en: 'Channel number of the payment', zh: '原支付渠道流水号' },
      notes: {
        en: 'Required for a refund. The payment may be an earlier row of the file.',
        zh: '退款必填；原支付可以是文件中靠前的行。',
      },
      examples: sameExample(''),
    }),
    textColumn('payerAccount', {
      titles: { en: 'Payer', zh: '付款账户' },
      notes: { en: 'At most 64 characters.', zh: '最多 64 个字符。' },
      examples: sameExample(''),
    }),
  ],
})
