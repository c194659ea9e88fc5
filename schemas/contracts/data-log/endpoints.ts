import { defineEndpoints } from '../endpoint.ts'

const list = 'system:dataLog:list'

/** Versions of records, as the audit log tells them. Paths under /sys are the contract's. */
export const dataLogEndpoints = defineEndpoints({
  'dataLog.list': { method: 'GET', path: '/sys/dataLog/list', access: list, gives: 'page' },
  'dataLog.versions': { method: 'GET', path: '/sys/dataLog/queryDataVerList', access: list, gives: 'value' },
  'dataLog.compare': { method: 'GET', path: '/sys/dataLog/queryCompareList', access: list, gives: 'value' },
})
