import type { Static } from 'typebox'
import { accountShapes } from './contracts/account/shapes.ts'
import { agentShapes } from './contracts/agent/shapes.ts'
import { analysisShapes } from './contracts/analysis/shapes.ts'
import { appShapes } from './contracts/app/shapes.ts'
import { billShapes, settleBillItemModel } from './contracts/bill/shapes.ts'
import { calendarShapes } from './contracts/calendar/shapes.ts'
import { categoryShapes } from './contracts/category/shapes.ts'
import { checkRulePartModel, checkRuleShapes } from './contracts/check/rule-shapes.ts'
import { checkShapes } from './contracts/check/shapes.ts'
import { contractShapes } from './contracts/contract/shapes.ts'
import { dataLogShapes } from './contracts/data-log/shapes.ts'
import { dataRuleShapes } from './contracts/data-rule/shapes.ts'
import { departShapes } from './contracts/depart/shapes.ts'
import { departRoleShapes } from './contracts/depart-role/shapes.ts'
import { dictionaryShapes } from './contracts/dictionary/shapes.ts'
import { draftShapes } from './contracts/draft/shapes.ts'
import { exportShapes } from './contracts/export/shapes.ts'
import { fillShapes } from './contracts/fill/shapes.ts'
import { importShapes } from './contracts/import/shapes.ts'
import { logChangeModel, logShapes } from './contracts/log/shapes.ts'
import { messageShapes } from './contracts/message/shapes.ts'
import type { Model, OperationContract, OperationShapes } from './contracts/model.ts'
import { monitorShapes } from './contracts/monitor/shapes.ts'
import { noticeShapes } from './contracts/notice/shapes.ts'
import { oauthShapes } from './contracts/oauth/shapes.ts'
import { onlineShapes } from './contracts/online/shapes.ts'
import { pageShapes } from './contracts/page/shapes.ts'
import { permissionShapes } from './contracts/permission/shapes.ts'
import { positionShapes } from './contracts/position/shapes.ts'
import { reportAbilities } from './contracts/report/abilities.ts'
import { reportShapes } from './contracts/report/shapes.ts'
import { roleShapes } from './contracts/role/shapes.ts'
import { requestedChannelModel, shopApplicationModel } from './contracts/shop/application.ts'
import { shopChannelModel, shopShapes } from './contracts/shop/shapes.ts'
import { signatureShapes } from './contracts/signature/shapes.ts'
import { statementShapes } from './contracts/statement/shapes.ts'
import { systemShapes } from './contracts/system/shapes.ts'
import { tableDictionaryShapes } from './contracts/table-dictionary/shapes.ts'
import { taskShapes } from './contracts/task/shapes.ts'
import { tradeShapes } from './contracts/trade/shapes.ts'
import { userLookUpShapes } from './contracts/user/look-up-shapes.ts'
import { userShapes } from './contracts/user/shapes.ts'
import { viewShapes } from './contracts/view/shapes.ts'
import { visitorShapes } from './contracts/visitor/shapes.ts'

const operations = {
  ...appShapes,
  ...contractShapes,
  ...accountShapes,
  ...systemShapes,
  ...visitorShapes,
  ...oauthShapes,
  ...userShapes,
  ...agentShapes,
  ...userLookUpShapes,
  ...departShapes,
  ...departRoleShapes,
  ...roleShapes,
  ...permissionShapes,
  ...dataRuleShapes,
  ...positionShapes,
  ...dictionaryShapes,
  ...tableDictionaryShapes,
  ...categoryShapes,
  ...signatureShapes,
  ...checkShapes,
  ...checkRuleShapes,
  ...fillShapes,
  ...dataLogShapes,
  ...statementShapes,
  ...draftShapes,
  ...viewShapes,
  ...pageShapes,
  ...shopShapes,
  ...billShapes,
  ...calendarShapes,
  ...tradeShapes,
  ...analysisShapes,
  ...noticeShapes,
  ...messageShapes,
  ...monitorShapes,
  ...logShapes,
  ...onlineShapes,
  ...reportShapes,
  ...exportShapes,
  ...importShapes,
  ...taskShapes,
}

/** Argument and result schemas of every operation, by operation name. */
export const shapes: Record<string, OperationShapes> = Object.fromEntries(
  Object.entries<OperationContract>(operations).map(([name, operation]) => [name, shapesOf(operation)]),
)

/** Arguments of an operation, as its schema describes them. */
export type OperationArgs<Name extends string> = Name extends keyof typeof operations
  ? Static<(typeof operations)[Name]['args']>
  : Record<string, unknown>

function shapesOf(operation: OperationContract): OperationShapes {
  const { args, model } = operation
  const result = 'result' in operation ? operation.result : operation.model.shape
  return model ? { args, result, model: model.name } : { args, result }
}

/** Models of form values and of rows inside other records. */
const rowModels = [
  checkRulePartModel,
  logChangeModel,
  requestedChannelModel,
  settleBillItemModel,
  shopApplicationModel,
  shopChannelModel,
]

/** Every model that a page may name. */
export const models: Record<string, Model> = Object.fromEntries(
  [...Object.values<OperationContract>(operations).flatMap(({ model }) => model ?? []), ...rowModels].map(
    (model) => [model.name, { ...model, report: reportAbilities[model.name] }],
  ),
)
