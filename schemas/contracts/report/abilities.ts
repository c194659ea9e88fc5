import Type from 'typebox'
import { type SettleBill, SettleBill as SettleBillShape } from '../bill/shapes.ts'
import type { ReportAbility } from '../model.ts'
import { Str } from '../scalars.ts'
import type { TradeOrder } from '../trade/shapes.ts'

/** The shop of a bill or a trade, with its brand. */
const Shop = Type.Pick(SettleBillShape, ['shopCode', 'shopName', 'brandName'])
/** The channel; its translated name comes from the dictionary of channel codes. */
const Channel = Type.Object({ channelName: Str('Channel', 100) })

const ofShopAndChannel = { shop: Shop, channel: Channel }

const settleBill: ReportAbility<keyof SettleBill> = {
  fields: [
    'shopId',
    'channelCode',
    'settleDate',
    'status',
    'confirmBy',
    'confirmTime',
    'createTime',
    'tradeCount',
    'refundCount',
    'grossFen',
    'refundFen',
    'feeFen',
    'splitOutFen',
    'splitInFen',
    'adjustFen',
    'carryFen',
    'payableFen',
  ],
  relations: ofShopAndChannel,
}

const tradeOrder: ReportAbility<keyof TradeOrder> = {
  fields: [
    'shopId',
    'channelCode',
    'kind',
    'payMethod',
    'status',
    'paidTime',
    'settleDate',
    'amountFen',
    'feeFen',
  ],
  relations: ofShopAndChannel,
}

/** Fields that reports may read, by model; other models have no reports. */
export const reportAbilities: Readonly<Record<string, ReportAbility<string>>> = {
  SettleBill: settleBill,
  TradeOrder: tradeOrder,
}
