import { defineEndpoints } from '../endpoint.ts'

/** Departments as pickers find them. The paths are the contract's. */
export const departEndpoints = defineEndpoints({
  'depart.tree': {
    method: 'GET',
    path: '/sys/sysDepart/queryTreeList',
    access: 'signedIn',
    gives: 'value',
  },
  'depart.byIds': {
    method: 'GET',
    path: '/sys/sysDepart/queryListByIds',
    access: 'signedIn',
    gives: 'value',
  },
})
