import { defineReportResource, integerField } from '../../platform/report/resource.ts'
import { channelRelation, shopDepartmentRelation, shopRelation } from '../../records/report-relations.ts'
import { tradeResource } from '../../records/trade.ts'

/** Data source of reports about trades. */
export const tradeReports = {
  TradeOrder: defineReportResource(tradeResource.model, {
    access: 'trade:list',
    list: tradeResource,
    fields: { feeFen: integerField('fee_fen') },
    relations: { shop: shopRelation, 'shop.department': shopDepartmentRelation, channel: channelRelation },
  }),
}
