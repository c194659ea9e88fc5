import { accountEndpoints } from './contracts/account/endpoints.ts'
import { agentEndpoints } from './contracts/agent/endpoints.ts'
import { analysisEndpoints } from './contracts/analysis/endpoints.ts'
import { appEndpoints } from './contracts/app/endpoints.ts'
import { billEndpoints } from './contracts/bill/endpoints.ts'
import { calendarEndpoints } from './contracts/calendar/endpoints.ts'
import { categoryEndpoints } from './contracts/category/endpoints.ts'
import { checkEndpoints, checkRuleEndpoints } from './contracts/check/endpoints.ts'
import { contractEndpoints } from './contracts/contract/endpoints.ts'
import { dataLogEndpoints } from './contracts/data-log/endpoints.ts'
import { dataRuleEndpoints } from './contracts/data-rule/endpoints.ts'
import { departEndpoints } from './contracts/depart/endpoints.ts'
import { departRoleEndpoints } from './contracts/depart-role/endpoints.ts'
import { dictionaryEndpoints } from './contracts/dictionary/endpoints.ts'
import { draftEndpoints } from './contracts/draft/endpoints.ts'
import { exportEndpoints } from './contracts/export/endpoints.ts'
import { fillEndpoints } from './contracts/fill/endpoints.ts'
import { importEndpoints } from './contracts/import/endpoints.ts'
import { logEndpoints } from './contracts/log/endpoints.ts'
import { messageEndpoints } from './contracts/message/endpoints.ts'
import { monitorEndpoints } from './contracts/monitor/endpoints.ts'
import { noticeEndpoints } from './contracts/notice/endpoints.ts'
import { oauthEndpoints, thirdAccountEndpoints } from './contracts/oauth/endpoints.ts'
import { onlineEndpoints } from './contracts/online/endpoints.ts'
import { pageEndpoints } from './contracts/page/endpoints.ts'
import { permissionEndpoints } from './contracts/permission/endpoints.ts'
import { positionEndpoints } from './contracts/position/endpoints.ts'
import { reportEndpoints } from './contracts/report/endpoints.ts'
import { roleEndpoints } from './contracts/role/endpoints.ts'
import { shopEndpoints } from './contracts/shop/endpoints.ts'
import { signatureEndpoints } from './contracts/signature/endpoints.ts'
import { statementEndpoints } from './contracts/statement/endpoints.ts'
import { systemEndpoints } from './contracts/system/endpoints.ts'
import { tableDictionaryEndpoints } from './contracts/table-dictionary/endpoints.ts'
import { taskEndpoints } from './contracts/task/endpoints.ts'
import { tradeEndpoints } from './contracts/trade/endpoints.ts'
import { userEndpoints } from './contracts/user/endpoints.ts'
import { viewEndpoints } from './contracts/view/endpoints.ts'
import { visitorEndpoints } from './contracts/visitor/endpoints.ts'

export { MAX_NAMES } from './contracts/contract/limits.ts'
export type { Access, Endpoint } from './contracts/endpoint.ts'
export { type ContractRegistry, createContractRegistry } from './contracts/registry/contract-registry.ts'
export { visitorErrorCodes } from './contracts/visitor/error-codes.ts'
export { isOperationName } from './meta/operation-name.ts'
export { findVisitorOperation } from './visitor-operations.ts'

/** Operations of the API contract by name, without schemas to keep the browser bundle small. */
export const operations = {
  ...appEndpoints,
  ...contractEndpoints,
  ...accountEndpoints,
  ...systemEndpoints,
  ...visitorEndpoints,
  ...oauthEndpoints,
  ...thirdAccountEndpoints,
  ...userEndpoints,
  ...agentEndpoints,
  ...departEndpoints,
  ...departRoleEndpoints,
  ...roleEndpoints,
  ...permissionEndpoints,
  ...dataRuleEndpoints,
  ...positionEndpoints,
  ...dictionaryEndpoints,
  ...tableDictionaryEndpoints,
  ...categoryEndpoints,
  ...signatureEndpoints,
  ...checkEndpoints,
  ...checkRuleEndpoints,
  ...fillEndpoints,
  ...dataLogEndpoints,
  ...statementEndpoints,
  ...draftEndpoints,
  ...viewEndpoints,
  ...pageEndpoints,
  ...shopEndpoints,
  ...billEndpoints,
  ...calendarEndpoints,
  ...tradeEndpoints,
  ...analysisEndpoints,
  ...noticeEndpoints,
  ...messageEndpoints,
  ...monitorEndpoints,
  ...logEndpoints,
  ...onlineEndpoints,
  ...reportEndpoints,
  ...exportEndpoints,
  ...importEndpoints,
  ...taskEndpoints,
} as const

export type OperationName = keyof typeof operations
