import { accountShapes, loginRecordModel } from './contracts/account/shapes.ts'
import { agentOfModel, agentShapes, userAgentModel } from './contracts/agent/shapes.ts'
import { analysisShapes } from './contracts/analysis/shapes.ts'
import { appShapes } from './contracts/app/shapes.ts'
import {
  billAdjustmentModel,
  billShapes,
  settleBillDetailModel,
  settleBillItemModel,
  settleBillModel,
} from './contracts/bill/shapes.ts'
import { calendarShapes } from './contracts/calendar/shapes.ts'
import { categoryModel, categoryShapes } from './contracts/category/shapes.ts'
import { checkRuleModel, checkRulePartModel, checkRuleShapes } from './contracts/check/rule-shapes.ts'
import { checkShapes } from './contracts/check/shapes.ts'
import { dataLogModel, dataLogShapes } from './contracts/data-log/shapes.ts'
import { dataRuleModel, dataRuleShapes } from './contracts/data-rule/shapes.ts'
import { departMoveModel } from './contracts/depart/move.ts'
import { departModel } from './contracts/depart/record.ts'
import { departShapes } from './contracts/depart/shapes.ts'
import {
  departGrantsModel,
  departRoleGrantsModel,
  departRoleModel,
  departRoleShapes,
  departRolesGivenModel,
} from './contracts/depart-role/shapes.ts'
import { deletedDictModel, dictItemModel, dictModel, dictOrderModel } from './contracts/dictionary/records.ts'
import { dictionaryShapes } from './contracts/dictionary/shapes.ts'
import { draftShapes } from './contracts/draft/shapes.ts'
import { exportShapes } from './contracts/export/shapes.ts'
import { fillRuleModel, fillShapes } from './contracts/fill/shapes.ts'
import { importShapes } from './contracts/import/shapes.ts'
import { logChangeModel, logShapes, sysLogModel } from './contracts/log/shapes.ts'
import {
  messageModel,
  messagePreviewModel,
  messageShapes,
  messageTemplateModel,
} from './contracts/message/shapes.ts'
import type { Model, OperationShapes } from './contracts/model.ts'
import { httpTraceModel, monitorShapes } from './contracts/monitor/shapes.ts'
import { announcementReaderModel } from './contracts/notice/readers.ts'
import {
  announcementDraftModel,
  announcementModel,
  myAnnouncementModel,
  noticeShapes,
} from './contracts/notice/shapes.ts'
import { oauthShapes } from './contracts/oauth/shapes.ts'
import { onlineShapes, onlineUserModel } from './contracts/online/shapes.ts'
import { permissionModel } from './contracts/permission/entry.ts'
import { permissionShapes, roleGrantsModel } from './contracts/permission/shapes.ts'
import { positionModel, positionShapes } from './contracts/position/shapes.ts'
import { reportAbilities } from './contracts/report/abilities.ts'
import { reportShapes } from './contracts/report/shapes.ts'
import { roleModel, roleShapes, roleUserModel } from './contracts/role/shapes.ts'
import { requestedChannelModel, shopApplicationModel } from './contracts/shop/application.ts'
import { shopBasicInfoModel, shopChannelModel, shopDetailModel, shopShapes } from './contracts/shop/shapes.ts'
import { signatureShapes } from './contracts/signature/shapes.ts'
import { statementModel, statementRunModel, statementShapes } from './contracts/statement/shapes.ts'
import { systemShapes } from './contracts/system/shapes.ts'
import { tableDictionaryShapes } from './contracts/table-dictionary/shapes.ts'
import { fileTaskModel, taskShapes } from './contracts/task/shapes.ts'
import { tradeOrderModel, tradeShapes } from './contracts/trade/shapes.ts'
import { deletedUserModel, userDetailModel, userModel } from './contracts/user/admin-shapes.ts'
import { colleagueModel, userLookUpShapes } from './contracts/user/look-up-shapes.ts'
import { userShapes } from './contracts/user/shapes.ts'
import { viewShapes } from './contracts/view/shapes.ts'
import { visitorShapes } from './contracts/visitor/shapes.ts'

/** Argument and result schemas of every operation, by operation name. */
export const shapes: Record<string, OperationShapes> = {
  ...appShapes,
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

const reportOf = ({ name }: Model) => {
  const report = reportAbilities[name]
  return report && { report }
}

/** Every model that a page may name. */
export const models: Record<string, Model> = Object.fromEntries(
  [
    settleBillModel,
    settleBillDetailModel,
    settleBillItemModel,
    billAdjustmentModel,
    shopBasicInfoModel,
    shopDetailModel,
    shopChannelModel,
    shopApplicationModel,
    requestedChannelModel,
    tradeOrderModel,
    loginRecordModel,
    announcementModel,
    announcementDraftModel,
    announcementReaderModel,
    myAnnouncementModel,
    messageTemplateModel,
    messagePreviewModel,
    messageModel,
    httpTraceModel,
    sysLogModel,
    logChangeModel,
    onlineUserModel,
    fileTaskModel,
    userModel,
    userDetailModel,
    userAgentModel,
    agentOfModel,
    colleagueModel,
    positionModel,
    dataRuleModel,
    checkRuleModel,
    checkRulePartModel,
    fillRuleModel,
    dataLogModel,
    statementModel,
    statementRunModel,
    dictModel,
    deletedDictModel,
    deletedUserModel,
    dictItemModel,
    dictOrderModel,
    categoryModel,
    roleModel,
    roleUserModel,
    departModel,
    departMoveModel,
    departRoleModel,
    departGrantsModel,
    departRoleGrantsModel,
    departRolesGivenModel,
    roleGrantsModel,
    permissionModel,
  ].map((model) => [model.name, { ...model, ...reportOf(model) }]),
)
