import type { OperationName } from '#schemas'
import { findOperation } from '#schemas'
import { agentResource } from '../agent/list-resource.ts'
import { adjustmentResource } from '../bill/adjustment-resource.ts'
import { billResource } from '../bill/list-resource.ts'
import { categoryResource } from '../category/list-resource.ts'
import { checkRuleResource } from '../check/rule-crud.ts'
import { dataLogResource } from '../data-log/list-resource.ts'
import { departResource } from '../depart/list-resource.ts'
import { dictItemResource, dictResource } from '../dictionary/list-resources.ts'
import { fillRuleResource } from '../fill/rule-crud.ts'
import type { ListResource } from '../list/resource.ts'
import type { Scoped } from '../list/scope.ts'
import { logResource } from '../log/list-resource.ts'
import { messageResource, templateResource } from '../message/list-resource.ts'
import { announcementDrafts } from '../notice/list-resource.ts'
import { onlineResource } from '../online/list-resource.ts'
import { positionResource } from '../position/list-resource.ts'
import { roleResource } from '../role/list-resource.ts'
import { shopResource } from '../shop/list-resource.ts'
import { runResource, statementResource } from '../statement/list-resource.ts'
import { tradeResource } from '../trade/list-resource.ts'
import { colleagueResource } from '../user/colleague-resource.ts'
import { userResource } from '../user/list-resource.ts'

/** A kind of record that rules are made for. */
export type RuledResource = Scoped & Pick<ListResource<never>, 'select' | 'joins'>

/** Every list whose rows rules may narrow, by its operation. A test compares it with the contract's lists. */
export const ruledLists: Readonly<Partial<Record<OperationName, RuledResource>>> = {
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
}

const byName: ReadonlyMap<string, RuledResource> = new Map(
  Object.values(ruledLists).map((resource) => [resource.model.name, resource]),
)

/** The kind of record of this name. */
export const resourceNamed = (name: string): RuledResource | undefined => byName.get(name)

/** What a menu lists: the records of the lists that its code opens. */
export function resourcesOf(code: string | null): RuledResource[] {
  if (!code) return []
  const found = Object.entries(ruledLists).filter(([name]) => findOperation(name)?.access === code)
  return [...new Set(found.map(([, resource]) => resource))]
}
