import { defineEndpoints, get } from '../endpoint.ts'

const list = 'system:dataLog:list'

/**
 * Operations on the versions of records that the audit log contains. Paths under /sys belong to the JeecgBoot
 * contract.
 */
export const dataLogEndpoints = defineEndpoints({
  'dataLog.list': get.page('/sys/dataLog/list', list),
  'dataLog.versions': get.value('/sys/dataLog/queryDataVerList', list),
  'dataLog.compare': get.value('/sys/dataLog/queryCompareList', list),
})
