import { checkRuleResource } from '../modules/check-rule/rule-crud.ts'
import { dataLogResource } from '../modules/data-log/list-resource.ts'
import { agentResource } from '../modules/delegation/list-resource.ts'
import { fillRuleResource } from '../modules/fill-rule/rule-crud.ts'
import { messageResource, templateResource } from '../modules/message/list-resource.ts'
import { announcementDrafts } from '../modules/notice/list-resource.ts'
import { runResource, statementResource } from '../modules/preset-statement/list-resource.ts'
import { logResource } from '../modules/system-log/list-resource.ts'
import { colleagueResource } from '../modules/user/colleague-resource.ts'
import { departResource } from '../platform/departments/resource.ts'
import { createLists } from '../platform/list/lists.ts'
import { roleResource } from '../platform/roles/resource.ts'
import { userResource } from '../platform/users/resource.ts'
import { adjustmentResource } from '../records/adjustment.ts'
import { billResource } from '../records/bill.ts'
import { categoryResource } from '../records/category.ts'
import { dictItemResource, dictResource } from '../records/dictionary.ts'
import { onlineResource } from '../records/online-session.ts'
import { positionResource } from '../records/position.ts'
import { shopResource } from '../records/shop.ts'
import { tradeResource } from '../records/trade.ts'

/** All lists by operation. A test compares them with the contract. */
export const ruledLists = createLists({
  'user.list': userResource,
  'role.list': roleResource,
  'depart.list': departResource,
  'position.list': positionResource,
  'dict.list': dictResource,
  'dictItem.list': dictItemResource,
  'notice.list': announcementDrafts,
  'log.list': logResource,
  'user.addressList': colleagueResource,
  'category.list': categoryResource,
  'messageTemplate.list': templateResource,
  'message.list': messageResource,
  'agent.list': agentResource,
  'checkRule.list': checkRuleResource,
  'fillRule.list': fillRuleResource,
  'dataLog.list': dataLogResource,
  'statement.list': statementResource,
  'statement.runs': runResource,
  'online.list': onlineResource,
  'shop.list': shopResource,
  'bill.list': billResource,
  'bill.adjustments': adjustmentResource,
  'trade.list': tradeResource,
})
