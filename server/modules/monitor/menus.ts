import { menusIn, type SeedFolder } from '../../db/seed/menu.ts'

/** Menu folder of server monitoring. */
export const monitorFolder: SeedFolder = {
  url: '/monitor',
  icon: 'dashboard',
  order: 55,
  titles: { en: 'Monitoring', zh: '性能监控' },
}

/** Menus of server monitoring. */
export const monitorMenus = menusIn('/monitor', [
  {
    url: '/monitor/redis/info',
    component: 'modules/monitor/RedisInfo',
    icon: 'bar-chart',
    order: 10,
    code: 'monitor:database',
    titles: { en: 'Database', zh: '数据库' },
  },
  {
    url: '/monitor/TomcatInfo',
    component: 'modules/monitor/TomcatInfo',
    icon: 'bar-chart',
    order: 20,
    code: 'monitor:http',
    titles: { en: 'HTTP server', zh: 'HTTP 服务' },
    buttons: [{ code: 'api:docs', titles: { en: 'API description', zh: '接口文档' } }],
  },
  {
    url: '/monitor/SystemInfo',
    component: 'modules/monitor/SystemInfo',
    icon: 'bar-chart',
    order: 30,
    code: 'monitor:server',
    titles: { en: 'Server', zh: '服务器' },
  },
  {
    url: '/monitor/JvmInfo',
    component: 'modules/monitor/JvmInfo',
    icon: 'bar-chart',
    order: 40,
    code: 'monitor:process',
    titles: { en: 'Node process', zh: 'Node 进程' },
  },
  {
    url: '/monitor/HttpTrace',
    component: 'modules/monitor/HttpTrace',
    icon: 'bars',
    order: 50,
    code: 'monitor:requests',
    titles: { en: 'Requests', zh: '请求追踪' },
  },
  {
    url: '/monitor/Disk',
    component: 'modules/monitor/DiskMonitoring',
    icon: 'bar-chart',
    order: 60,
    code: 'monitor:disk',
    titles: { en: 'Disk', zh: '磁盘' },
  },
])
