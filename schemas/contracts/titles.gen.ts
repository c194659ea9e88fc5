// Written by `npm run contracts`: do not edit.
import { accountTitles } from './account/titles.ts'
import { agentTitles } from './agent/titles.ts'
import { alarmTitles } from './alarm/titles.ts'
import { billTitles } from './bill/titles.ts'
import { categoryTitles } from './category/titles.ts'
import { channelTitles } from './channel/titles.ts'
import { checkTitles } from './check/titles.ts'
import { dataLogTitles } from './data-log/titles.ts'
import { dataRuleTitles } from './data-rule/titles.ts'
import { departRoleTitles } from './depart-role/titles.ts'
import { departTitles } from './depart/titles.ts'
import { dictionaryTitles } from './dictionary/titles.ts'
import { fillTitles } from './fill/titles.ts'
import { invariantTitles } from './invariant/titles.ts'
import { ledgerTitles } from './ledger/titles.ts'
import { logTitles } from './log/titles.ts'
import { messageTitles } from './message/titles.ts'
import { monitorTitles } from './monitor/titles.ts'
import { noticeTitles } from './notice/titles.ts'
import { onlineTitles } from './online/titles.ts'
import { pageTitles } from './page/titles.ts'
import { permissionTitles } from './permission/titles.ts'
import { positionTitles } from './position/titles.ts'
import { roleTitles } from './role/titles.ts'
import { sharedTitles } from './shared/titles.ts'
import { shopTitles } from './shop/titles.ts'
import { shopBossTitles } from './shopboss/titles.ts'
import { statementTitles } from './statement/titles.ts'
import { taskTitles } from './task/titles.ts'
import { timerTitles } from './timer/titles.ts'
import { tradeTitles } from './trade/titles.ts'
import { userTitles } from './user/titles.ts'

export const chineseTitles = {
  ...accountTitles,
  ...agentTitles,
  ...alarmTitles,
  ...billTitles,
  ...categoryTitles,
  ...channelTitles,
  ...checkTitles,
  ...dataLogTitles,
  ...dataRuleTitles,
  ...departRoleTitles,
  ...departTitles,
  ...dictionaryTitles,
  ...fillTitles,
  ...invariantTitles,
  ...ledgerTitles,
  ...logTitles,
  ...messageTitles,
  ...monitorTitles,
  ...noticeTitles,
  ...onlineTitles,
  ...pageTitles,
  ...permissionTitles,
  ...positionTitles,
  ...roleTitles,
  ...sharedTitles,
  ...shopTitles,
  ...shopBossTitles,
  ...statementTitles,
  ...taskTitles,
  ...timerTitles,
  ...tradeTitles,
  ...userTitles,
} as const
