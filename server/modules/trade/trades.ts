import { defineHttpError } from '../../platform/http/errors.ts'
import { integerField } from '../../platform/report/resource.ts'
import { defineRecords } from '../../platform/resource/define-records.ts'
import { channelRelation, shopDepartmentRelation, shopRelation } from '../../records/report-relations.ts'
import { tradeDetailResource, tradeResource } from '../../records/trade.ts'
import { createDateRangeGuard } from './date-range-guard.ts'

/** Error of a trade that is unknown or outside the caller's departments. Both cases get the same answer. */
const tradeNotFound = defineHttpError('TRADE_NOT_FOUND', 404, {
  en: 'Trade not found',
  zh: '交易不存在',
})

/** Trades, which can't be changed. */
export const trades = defineRecords({
  name: 'trade',
  list: tradeResource,
  get: { notFound: tradeNotFound, list: tradeDetailResource },
  guard: createDateRangeGuard,
  exports: { access: 'trade:export' },
  report: {
    access: 'trade:list',
    fields: { feeFen: integerField('fee_fen') },
    relations: { shop: shopRelation, 'shop.department': shopDepartmentRelation, channel: channelRelation },
  },
})
