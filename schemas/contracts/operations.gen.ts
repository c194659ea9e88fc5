// Written by `npm run contracts`: do not edit.
import { accountEndpoints } from './account/endpoints.ts'
import { agentEndpoints } from './agent/endpoints.ts'
import { alarmEndpoints } from './alarm/endpoints.ts'
import { analysisEndpoints } from './analysis/endpoints.ts'
import { appEndpoints } from './app/endpoints.ts'
import { billEndpoints } from './bill/endpoints.ts'
import { calendarEndpoints } from './calendar/endpoints.ts'
import { categoryEndpoints } from './category/endpoints.ts'
import { channelEndpoints } from './channel/endpoints.ts'
import { checkEndpoints, checkRuleEndpoints } from './check/endpoints.ts'
import { contractEndpoints } from './contract/endpoints.ts'
import { dataLogEndpoints } from './data-log/endpoints.ts'
import { dataRuleEndpoints } from './data-rule/endpoints.ts'
import { demoEndpoints } from './demo/endpoints.ts'
import { departRoleEndpoints } from './depart-role/endpoints.ts'
import { departEndpoints } from './depart/endpoints.ts'
import { dictionaryEndpoints } from './dictionary/endpoints.ts'
import { draftEndpoints } from './draft/endpoints.ts'
import { exportEndpoints } from './export/endpoints.ts'
import { fillEndpoints } from './fill/endpoints.ts'
import { frameEndpoints } from './frame/endpoints.ts'
import { importEndpoints } from './import/endpoints.ts'
import { invariantEndpoints } from './invariant/endpoints.ts'
import { ledgerDetailEndpoints, ledgerEndpoints, ledgerEntryEndpoints, ledgerOrderEndpoints } from './ledger/endpoints.ts'
import { logEndpoints } from './log/endpoints.ts'
import { mapEndpoints } from './map/endpoints.ts'
import { messageEndpoints } from './message/endpoints.ts'
import { monitorEndpoints } from './monitor/endpoints.ts'
import { noticeEndpoints } from './notice/endpoints.ts'
import { oauthEndpoints, thirdAccountEndpoints } from './oauth/endpoints.ts'
import { onlineEndpoints } from './online/endpoints.ts'
import { pageEndpoints } from './page/endpoints.ts'
import { permissionEndpoints } from './permission/endpoints.ts'
import { positionEndpoints } from './position/endpoints.ts'
import { reportEndpoints } from './report/endpoints.ts'
import { roleEndpoints } from './role/endpoints.ts'
import { shopEndpoints } from './shop/endpoints.ts'
import { shopBossEndpoints } from './shopboss/endpoints.ts'
import { signatureEndpoints } from './signature/endpoints.ts'
import { statementEndpoints } from './statement/endpoints.ts'
import { systemEndpoints } from './system/endpoints.ts'
import { tableDictionaryEndpoints } from './table-dictionary/endpoints.ts'
import { tableEndpoints } from './table/endpoints.ts'
import { taskEndpoints } from './task/endpoints.ts'
import { timerEndpoints } from './timer/endpoints.ts'
import { tradeEndpoints } from './trade/endpoints.ts'
import { userEndpoints } from './user/endpoints.ts'
import { viewEndpoints } from './view/endpoints.ts'
import { visitorEndpoints } from './visitor/endpoints.ts'

export const operations = {
  ...accountEndpoints,
  ...agentEndpoints,
  ...alarmEndpoints,
  ...analysisEndpoints,
  ...appEndpoints,
  ...billEndpoints,
  ...calendarEndpoints,
  ...categoryEndpoints,
  ...channelEndpoints,
  ...checkEndpoints,
  ...checkRuleEndpoints,
  ...contractEndpoints,
  ...dataLogEndpoints,
  ...dataRuleEndpoints,
  ...demoEndpoints,
  ...departRoleEndpoints,
  ...departEndpoints,
  ...dictionaryEndpoints,
  ...draftEndpoints,
  ...exportEndpoints,
  ...fillEndpoints,
  ...frameEndpoints,
  ...importEndpoints,
  ...invariantEndpoints,
  ...ledgerEndpoints,
  ...ledgerOrderEndpoints,
  ...ledgerDetailEndpoints,
  ...ledgerEntryEndpoints,
  ...logEndpoints,
  ...mapEndpoints,
  ...messageEndpoints,
  ...monitorEndpoints,
  ...noticeEndpoints,
  ...oauthEndpoints,
  ...thirdAccountEndpoints,
  ...onlineEndpoints,
  ...pageEndpoints,
  ...permissionEndpoints,
  ...positionEndpoints,
  ...reportEndpoints,
  ...roleEndpoints,
  ...shopEndpoints,
  ...shopBossEndpoints,
  ...signatureEndpoints,
  ...statementEndpoints,
  ...systemEndpoints,
  ...tableDictionaryEndpoints,
  ...tableEndpoints,
  ...taskEndpoints,
  ...timerEndpoints,
  ...tradeEndpoints,
  ...userEndpoints,
  ...viewEndpoints,
  ...visitorEndpoints,
} as const
