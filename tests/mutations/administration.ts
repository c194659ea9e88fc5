import type { Mutation } from './mutation.ts'

export const administration: Mutation[] = [
  {
    row: '1.6',
    file: 'server/db/seed/data/menus/system/operation.ts',
    code: "component: 'system/LogList'",
    broken: "component: 'system/Logs'",
  },
  {
    row: '1.6',
    file: 'server/db/seed/data/menus/system/rights.ts',
    code: "component: 'system/PermissionList'",
    broken: "component: 'system/Permissions'",
  },
  {
    row: '2.26',
    file: 'schemas/pages/modules/message/sys-message-list.page.json',
    code: '"op": "message.list"',
    broken: '"op": "log.list"',
  },
  {
    row: '2.27',
    file: 'schemas/pages/modules/monitor/http-trace.page.json',
    code: '"op": "monitor.requests"',
    broken: '"op": "message.list"',
  },
  {
    row: '2.31',
    file: 'schemas/pages/system/permission-list.page.json',
    code: '"renderer": "system/PermissionList"',
    broken: '"renderer": "bill/SettleCalendar"',
  },
  {
    row: '6.6',
    file: 'schemas/contracts/role/endpoints.ts',
    code: "path: '/sys/role/add'",
    broken: "path: '/sys/role/make'",
  },
  {
    row: '6.6',
    file: 'schemas/contracts/user/endpoints.ts',
    code: "path: '/sys/user/add'",
    broken: "path: '/sys/user/make'",
  },
  {
    row: '6.6',
    file: 'schemas/contracts/permission/endpoints.ts',
    code: "path: '/sys/permission/add'",
    broken: "path: '/sys/permission/make'",
  },
  {
    row: '6.6',
    file: 'schemas/contracts/depart/endpoints.ts',
    code: "path: '/sys/sysDepart/add'",
    broken: "path: '/sys/sysDepart/make'",
  },
  {
    row: '6.6',
    file: 'schemas/contracts/dictionary/endpoints.ts',
    code: "path: '/sys/dict/add'",
    broken: "path: '/sys/dict/make'",
  },
]
