import { brands } from './brands.ts'

/** Receiver of a demo rule: a share in parts per million, or a fixed amount in fen. */
export interface SeedReceiver {
  name: string
  accountRef: string
  sharePpm?: number
  amountFen?: number
}

/** Rule that splits the income of the shops of a brand. */
export const brandRule = {
  code: 'brand-fee',
  brand: brands[1].code,
  name: '雾山茶事品牌分账',
  receivers: [
    { name: '雾山茶事品牌管理公司', accountRef: 'DEMO-HQ-01', sharePpm: 50_000 },
    { name: '雾山茶事市场基金', accountRef: 'DEMO-FUND-01', sharePpm: 15_000 },
  ] satisfies SeedReceiver[],
}

/** Rule for the shops with the same group tag as the first demo shop. */
export const groupRule = {
  code: 'group-rent',
  name: '门店租金分账',
  receivers: [
    { name: '商场物业', accountRef: 'DEMO-RENT-01', amountFen: 3_000 },
    { name: '区域运营', accountRef: 'DEMO-AREA-01', sharePpm: 20_000 },
  ] satisfies SeedReceiver[],
}

/** Answer of a payment channel that refuses a payment to a receiver. */
export const refusal = '分账接收方账户状态异常'

/** Reason why an amount was returned to the shop. */
export const returnReason = '分账接收方账户已注销，退回门店'
