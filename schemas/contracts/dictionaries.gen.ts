// Written by `npm run contracts`: do not edit.
import { alarmDictionaries } from './alarm/dictionaries.ts'
import { billDictionaries } from './bill/dictionaries.ts'
import { channelDictionaries } from './channel/dictionaries.ts'
import { dataRuleDictionaries } from './data-rule/dictionaries.ts'
import { departDictionaries } from './depart/dictionaries.ts'
import { dictionaryDictionaries } from './dictionary/dictionaries.ts'
import { fillDictionaries } from './fill/dictionaries.ts'
import { invariantDictionaries } from './invariant/dictionaries.ts'
import { ledgerDictionaries } from './ledger/dictionaries.ts'
import { logDictionaries } from './log/dictionaries.ts'
import { messageDictionaries } from './message/dictionaries.ts'
import { noticeDictionaries } from './notice/dictionaries.ts'
import { pageDictionaries } from './page/dictionaries.ts'
import { permissionDictionaries } from './permission/dictionaries.ts'
import { positionDictionaries } from './position/dictionaries.ts'
import { shopDictionaries } from './shop/dictionaries.ts'
import { statementDictionaries } from './statement/dictionaries.ts'
import { taskDictionaries } from './task/dictionaries.ts'
import { timerDictionaries } from './timer/dictionaries.ts'
import { tradeDictionaries } from './trade/dictionaries.ts'
import { userDictionaries } from './user/dictionaries.ts'

export const dictionaries = [
  ...alarmDictionaries,
  ...billDictionaries,
  ...channelDictionaries,
  ...dataRuleDictionaries,
  ...departDictionaries,
  ...dictionaryDictionaries,
  ...fillDictionaries,
  ...invariantDictionaries,
  ...ledgerDictionaries,
  ...logDictionaries,
  ...messageDictionaries,
  ...noticeDictionaries,
  ...pageDictionaries,
  ...permissionDictionaries,
  ...positionDictionaries,
  ...shopDictionaries,
  ...statementDictionaries,
  ...taskDictionaries,
  ...timerDictionaries,
  ...tradeDictionaries,
  ...userDictionaries,
]
