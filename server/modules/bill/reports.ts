import { defineReportResource, integerField } from '../../platform/report/resource.ts'
import { billResource } from '../../records/bill.ts'
import {
  channelRelation,
  joinedShopRelation,
  shopDepartmentRelation,
} from '../../records/report-relations.ts'

/** Data source of reports about bills. */
export const billReports = {
  SettleBill: defineReportResource(billResource.model, {
    access: 'bill:report',
    list: billResource,
    fields: {
      refundCount: integerField('refund_count'),
      splitOutFen: integerField('split_out_fen'),
      splitInFen: integerField('split_in_fen'),
      adjustFen: integerField('adjust_fen'),
      carryFen: integerField('carry_fen'),
    },
    relations: {
      shop: joinedShopRelation,
      'shop.department': shopDepartmentRelation,
      channel: channelRelation,
    },
  }),
}
