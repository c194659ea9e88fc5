// Written by `npm run contracts`: do not edit.
import { accountShapes, loginRecordModel } from './account/shapes.ts'
import { agentOfModel, agentShapes, userAgentModel } from './agent/shapes.ts'
import { alarmRecordModel, alarmShapes } from './alarm/shapes.ts'
import { analysisShapes } from './analysis/shapes.ts'
import { appShapes } from './app/shapes.ts'
import { billAdjustmentDetailModel, billAdjustmentModel, billAdjustmentShapes } from './bill/adjustment-shapes.ts'
import { billGenerateShapes } from './bill/generate-shapes.ts'
import { billShapes, settleBillDetailModel, settleBillItemModel, settleBillModel } from './bill/shapes.ts'
import { billStatementShapes, shopStatementModel } from './bill/statement-shapes.ts'
import { calendarShapes } from './calendar/shapes.ts'
import { categoryModel, categoryShapes } from './category/shapes.ts'
import { channelMerchantModel, channelMerchantShapes } from './channel/channel-merchant.ts'
import { channelOperationDetailModel, channelOperationModel, channelOperationShapes } from './channel/channel-operation.ts'
import { payChannelModel, payChannelShapes } from './channel/pay-channel.ts'
import { checkRuleModel, checkRulePartModel, checkRuleShapes } from './check/rule-shapes.ts'
import { checkShapes } from './check/shapes.ts'
import { contractShapes } from './contract/shapes.ts'
import { dataLogModel, dataLogShapes } from './data-log/shapes.ts'
import { dataRuleModel, dataRuleShapes } from './data-rule/shapes.ts'
import { demoShapes } from './demo/shapes.ts'
import { assignedDepartRolesModel, departGrantsModel, departRoleGrantsModel, departRoleModel, departRoleShapes } from './depart-role/shapes.ts'
import { departMoveModel } from './depart/move.ts'
import { departModel } from './depart/record.ts'
import { departShapes } from './depart/shapes.ts'
import { deletedDictModel, dictItemModel, dictModel, dictOrderModel } from './dictionary/records.ts'
import { dictionaryShapes } from './dictionary/shapes.ts'
import { draftShapes } from './draft/shapes.ts'
import { exportShapes } from './export/shapes.ts'
import { fillRuleModel, fillShapes } from './fill/shapes.ts'
import { frameShapes } from './frame/shapes.ts'
import { importShapes } from './import/shapes.ts'
import { invariantResultDetailModel, invariantResultModel, invariantShapes } from './invariant/shapes.ts'
import { ledgerDetailModel, ledgerDetailShapes } from './ledger/detail-shapes.ts'
import { ledgerEntryModel, ledgerEntryShapes } from './ledger/entry-shapes.ts'
import { ledgerOrderModel, ledgerOrderShapes } from './ledger/order-shapes.ts'
import { ledgerCeilingModel, ledgerRuleModel, ledgerShapes } from './ledger/shapes.ts'
import { logChangeModel, logShapes, sysLogModel } from './log/shapes.ts'
import { mapShapes } from './map/shapes.ts'
import { messageModel, messagePreviewModel, messageShapes, messageTemplateModel } from './message/shapes.ts'
import { httpTraceModel, monitorShapes } from './monitor/shapes.ts'
import { announcementReaderModel } from './notice/readers.ts'
import { announcementDraftModel, announcementModel, myAnnouncementModel, noticeShapes } from './notice/shapes.ts'
import { oauthShapes } from './oauth/shapes.ts'
import { onlineShapes, onlineUserModel } from './online/shapes.ts'
import { pageEntryModel, pageShapes, pageVersionModel } from './page/shapes.ts'
import { permissionModel } from './permission/entry.ts'
import { permissionShapes, roleGrantsModel } from './permission/shapes.ts'
import { positionModel, positionShapes } from './position/shapes.ts'
import { reportShapes } from './report/shapes.ts'
import { roleModel, roleShapes, roleUserModel } from './role/shapes.ts'
import { requestedChannelModel, shopApplicationModel, shopRevisionModel } from './shop/application.ts'
import { shopBasicInfoModel, shopChannelModel, shopDetailModel, shopShapes } from './shop/shapes.ts'
import { mergePreviewModel, shopBossDetailModel, shopBossModel, shopBossShapes } from './shopboss/shapes.ts'
import { signatureShapes } from './signature/shapes.ts'
import { statementModel, statementRunModel, statementShapes } from './statement/shapes.ts'
import { systemShapes } from './system/shapes.ts'
import { tableDictionaryShapes } from './table-dictionary/shapes.ts'
import { tableShapes } from './table/shapes.ts'
import { fileTaskModel, taskShapes } from './task/shapes.ts'
import { jobRunDetailModel, jobRunModel, quartzJobModel, timerShapes } from './timer/shapes.ts'
import { intakeKeyModel, intakeKeyShapes } from './trade/intake-key-shapes.ts'
import { tradeIntakeShapes } from './trade/intake-shapes.ts'
import { tradeOrderDetailModel, tradeOrderModel, tradeShapes } from './trade/shapes.ts'
import { deletedUserModel, userAdminShapes, userDetailModel, userModel } from './user/admin-shapes.ts'
import { colleagueModel, userLookUpShapes } from './user/look-up-shapes.ts'
import { userShapes } from './user/shapes.ts'
import { viewShapes } from './view/shapes.ts'
import { visitorShapes } from './visitor/shapes.ts'

export const operationContracts = {
  ...accountShapes,
  ...agentShapes,
  ...alarmShapes,
  ...analysisShapes,
  ...appShapes,
  ...billAdjustmentShapes,
  ...billGenerateShapes,
  ...billShapes,
  ...billStatementShapes,
  ...calendarShapes,
  ...categoryShapes,
  ...channelMerchantShapes,
  ...channelOperationShapes,
  ...payChannelShapes,
  ...checkRuleShapes,
  ...checkShapes,
  ...contractShapes,
  ...dataLogShapes,
  ...dataRuleShapes,
  ...demoShapes,
  ...departRoleShapes,
  ...departShapes,
  ...dictionaryShapes,
  ...draftShapes,
  ...exportShapes,
  ...fillShapes,
  ...frameShapes,
  ...importShapes,
  ...invariantShapes,
  ...ledgerDetailShapes,
  ...ledgerEntryShapes,
  ...ledgerOrderShapes,
  ...ledgerShapes,
  ...logShapes,
  ...mapShapes,
  ...messageShapes,
  ...monitorShapes,
  ...noticeShapes,
  ...oauthShapes,
  ...onlineShapes,
  ...pageShapes,
  ...permissionShapes,
  ...positionShapes,
  ...reportShapes,
  ...roleShapes,
  ...shopShapes,
  ...shopBossShapes,
  ...signatureShapes,
  ...statementShapes,
  ...systemShapes,
  ...tableDictionaryShapes,
  ...tableShapes,
  ...taskShapes,
  ...timerShapes,
  ...intakeKeyShapes,
  ...tradeIntakeShapes,
  ...tradeShapes,
  ...userAdminShapes,
  ...userLookUpShapes,
  ...userShapes,
  ...viewShapes,
  ...visitorShapes,
} as const

export const contractModels = [
  loginRecordModel,
  userAgentModel,
  agentOfModel,
  alarmRecordModel,
  billAdjustmentModel,
  billAdjustmentDetailModel,
  settleBillModel,
  settleBillItemModel,
  settleBillDetailModel,
  shopStatementModel,
  categoryModel,
  channelMerchantModel,
  channelOperationModel,
  channelOperationDetailModel,
  payChannelModel,
  checkRulePartModel,
  checkRuleModel,
  dataLogModel,
  dataRuleModel,
  departRoleModel,
  departGrantsModel,
  departRoleGrantsModel,
  assignedDepartRolesModel,
  departMoveModel,
  departModel,
  dictModel,
  deletedDictModel,
  dictItemModel,
  dictOrderModel,
  fillRuleModel,
  invariantResultModel,
  invariantResultDetailModel,
  ledgerDetailModel,
  ledgerEntryModel,
  ledgerOrderModel,
  ledgerRuleModel,
  ledgerCeilingModel,
  logChangeModel,
  sysLogModel,
  messageTemplateModel,
  messagePreviewModel,
  messageModel,
  httpTraceModel,
  announcementReaderModel,
  announcementModel,
  announcementDraftModel,
  myAnnouncementModel,
  onlineUserModel,
  pageEntryModel,
  pageVersionModel,
  permissionModel,
  roleGrantsModel,
  positionModel,
  roleModel,
  roleUserModel,
  requestedChannelModel,
  shopApplicationModel,
  shopRevisionModel,
  shopBasicInfoModel,
  shopChannelModel,
  shopDetailModel,
  shopBossModel,
  shopBossDetailModel,
  mergePreviewModel,
  statementModel,
  statementRunModel,
  fileTaskModel,
  quartzJobModel,
  jobRunModel,
  jobRunDetailModel,
  intakeKeyModel,
  tradeOrderModel,
  tradeOrderDetailModel,
  userModel,
  deletedUserModel,
  userDetailModel,
  colleagueModel,
]
