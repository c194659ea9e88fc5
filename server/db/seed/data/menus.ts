import type { RoleCode } from './accounts.ts'
import type { Titles } from './dictionaries.ts'

/** A thing one may do on a page: `area:verb`, granted on its own. */
export interface SeedButton {
  code: string
  titles: Titles
  roles: readonly RoleCode[]
}

/** An entry of the menu that opens a page; granted together with its view code. */
export interface SeedMenu {
  url: string
  /** The page's id. */
  component: string
  icon?: string
  order: number
  /** The view code: what the page's `requires.view` names. */
  code: string
  titles: Titles
  roles: readonly RoleCode[]
  /** Its page keeps its state while another tab is looked at. */
  keepAlive?: boolean
  /** It has a path and stands in no menu. */
  hidden?: boolean
  buttons: readonly SeedButton[]
}

/** A folder of the menu: it has no page and no code, and is granted to whoever has one of its entries. */
export interface SeedFolder {
  url: string
  icon: string
  order: number
  titles: Titles
  menus: readonly SeedMenu[]
}

const everyone: readonly RoleCode[] = [
  'admin',
  'settlement_clerk',
  'settlement_reviewer',
  'shop_keeper',
  'configurator',
  'test',
]
const readers: readonly RoleCode[] = ['admin', 'settlement_clerk', 'settlement_reviewer', 'shop_keeper']
const settlers: readonly RoleCode[] = ['admin', 'settlement_clerk', 'settlement_reviewer']

/** The one list of all menus: an entry stands here if and only if its page is shipped (a test compares both ways). */
export const menus: readonly (SeedMenu | SeedFolder)[] = [
  {
    url: '/dashboard/analysis',
    component: 'dashboard/Analysis',
    icon: 'home',
    order: 0,
    code: 'dashboard:view',
    titles: { en: 'Home', zh: '首页' },
    roles: everyone,
    buttons: [
      {
        code: 'page:inspect',
        titles: { en: 'Ask why pages are as they are', zh: '查看页面成因' },
        roles: ['admin', 'configurator'],
      },
      {
        code: 'row:why',
        titles: { en: 'Ask why a row is seen', zh: '查看记录可见原因' },
        roles: readers,
      },
      {
        code: 'row:whyOthers',
        titles: { en: 'Ask what somebody else sees', zh: '查看他人可见原因' },
        roles: ['admin'],
      },
    ],
  },
  {
    url: '/shopinfo',
    icon: 'shop',
    order: 5,
    titles: { en: 'Shops', zh: '门店' },
    menus: [
      {
        url: '/shopinfo/shopInfo',
        component: 'shopinfo/ShopInfoList',
        icon: 'appstore',
        order: 10,
        code: 'shop:list',
        titles: { en: 'Shop list', zh: '门店列表' },
        roles: readers,
        keepAlive: true,
        buttons: [
          {
            code: 'shop:edit',
            titles: { en: "Change a shop's contact", zh: '修改门店联系人' },
            roles: ['admin', 'settlement_clerk', 'shop_keeper'],
          },
        ],
      },
      {
        url: '/shopinfo/shopForm',
        component: 'shopinfo/ShopForm',
        icon: 'shop',
        order: 20,
        code: 'shop:add',
        titles: { en: 'New shop', zh: '新增门店' },
        roles: ['admin', 'settlement_clerk'],
        keepAlive: true,
        buttons: [],
      },
    ],
  },
  {
    url: '/bill',
    icon: 'account-book',
    order: 10,
    titles: { en: 'Bills', zh: '账单' },
    menus: [
      {
        url: '/bill/settleBill',
        component: 'bill/SettleBillList',
        icon: 'file-done',
        order: 10,
        code: 'bill:list',
        titles: { en: 'Settlement bills', zh: '结算账单' },
        roles: readers,
        keepAlive: true,
        buttons: [
          { code: 'bill:confirm', titles: { en: 'Confirm', zh: '确认' }, roles: settlers },
          { code: 'bill:hold', titles: { en: 'Hold', zh: '挂起' }, roles: settlers },
          {
            code: 'bill:unhold',
            titles: { en: 'Lift the hold', zh: '取消挂起' },
            roles: ['admin', 'settlement_clerk'],
          },
          {
            code: 'bill:release',
            titles: { en: 'Release payment', zh: '放款' },
            roles: ['admin', 'settlement_reviewer'],
          },
          { code: 'bill:adjust', titles: { en: 'Adjust', zh: '调账' }, roles: ['admin', 'settlement_clerk'] },
          { code: 'bill:export', titles: { en: 'Export', zh: '导出' }, roles: settlers },
        ],
      },
      {
        url: '/bill/settleCalendar',
        component: 'bill/SettleCalendar',
        icon: 'calendar',
        order: 15,
        code: 'bill:calendar',
        titles: { en: 'Settlement calendar', zh: '结算日历' },
        roles: readers,
        buttons: [],
      },
      {
        url: '/bill/tradeOrder',
        component: 'bill/TradeOrderList',
        icon: 'transaction',
        order: 20,
        code: 'trade:list',
        titles: { en: 'Trades', zh: '交易订单' },
        roles: readers,
        keepAlive: true,
        buttons: [{ code: 'trade:export', titles: { en: 'Export', zh: '导出' }, roles: settlers }],
      },
      {
        url: '/bill/billAdjustment',
        component: 'bill/BillAdjustmentList',
        icon: 'bars',
        order: 25,
        code: 'adjustment:list',
        titles: { en: 'Bill adjustments', zh: '账单调账' },
        roles: readers,
        keepAlive: true,
        buttons: [
          { code: 'adjustment:export', titles: { en: 'Export', zh: '导出' }, roles: settlers },
          {
            code: 'adjustment:import',
            titles: { en: 'Import', zh: '导入' },
            roles: ['admin', 'settlement_clerk'],
          },
        ],
      },
      {
        url: '/bill/settleBillReport',
        component: 'bill/SettleBillReport',
        icon: 'bar-chart',
        order: 30,
        code: 'bill:report',
        titles: { en: 'Bill report', zh: '账单报表' },
        roles: settlers,
        keepAlive: true,
        buttons: [],
      },
    ],
  },
  {
    url: '/isystem',
    icon: 'setting',
    order: 40,
    titles: { en: 'System', zh: '系统管理' },
    menus: [
      {
        url: '/isystem/user',
        component: 'system/UserList',
        icon: 'user',
        order: 10,
        code: 'system:user:list',
        titles: { en: 'Users', zh: '用户管理' },
        roles: ['admin'],
        keepAlive: true,
        buttons: [
          {
            code: 'system:user:edit',
            titles: { en: 'Edit and freeze', zh: '编辑与冻结' },
            roles: ['admin'],
          },
          { code: 'system:user:password', titles: { en: 'Set passwords', zh: '重置密码' }, roles: ['admin'] },
          {
            code: 'system:user:delete',
            titles: { en: 'Delete and restore', zh: '删除与还原' },
            roles: ['admin'],
          },
          { code: 'system:user:export', titles: { en: 'Export', zh: '导出' }, roles: ['admin'] },
          { code: 'system:user:import', titles: { en: 'Import', zh: '导入' }, roles: ['admin'] },
        ],
      },
      {
        url: '/isystem/userAdd',
        component: 'system/UserAdd',
        order: 11,
        code: 'system:user:add',
        titles: { en: 'New user', zh: '新增用户' },
        roles: ['admin'],
        hidden: true,
        buttons: [],
      },
      {
        url: '/isystem/roleUserList',
        component: 'system/RoleUserList',
        icon: 'idcard',
        order: 20,
        code: 'system:role:list',
        titles: { en: 'Roles', zh: '角色管理' },
        roles: ['admin'],
        keepAlive: true,
        buttons: [
          { code: 'system:role:edit', titles: { en: 'Edit and delete', zh: '编辑与删除' }, roles: ['admin'] },
          { code: 'system:permission:saveRole', titles: { en: 'Grant', zh: '授权' }, roles: ['admin'] },
          { code: 'system:role:users', titles: { en: 'Give and take', zh: '关联用户' }, roles: ['admin'] },
          { code: 'system:role:export', titles: { en: 'Export', zh: '导出' }, roles: ['admin'] },
          { code: 'system:role:import', titles: { en: 'Import', zh: '导入' }, roles: ['admin'] },
        ],
      },
      {
        url: '/isystem/roleForm',
        component: 'system/RoleForm',
        order: 21,
        code: 'system:role:add',
        titles: { en: 'New role', zh: '新增角色' },
        roles: ['admin'],
        hidden: true,
        buttons: [],
      },
      {
        url: '/isystem/permission',
        component: 'system/PermissionList',
        icon: 'menu',
        order: 25,
        code: 'system:permission:list',
        titles: { en: 'Menus', zh: '菜单管理' },
        roles: ['admin'],
        buttons: [
          {
            code: 'system:permission:edit',
            titles: { en: 'Add, edit and move', zh: '新增、编辑与移动' },
            roles: ['admin'],
          },
          { code: 'system:permission:delete', titles: { en: 'Delete', zh: '删除' }, roles: ['admin'] },
          {
            code: 'system:permission:addRule',
            titles: { en: 'Add data rules', zh: '新增数据规则' },
            roles: ['admin'],
          },
          {
            code: 'system:permission:editRule',
            titles: { en: 'Change data rules', zh: '编辑数据规则' },
            roles: ['admin'],
          },
          {
            code: 'system:permission:deleteRule',
            titles: { en: 'Delete data rules', zh: '删除数据规则' },
            roles: ['admin'],
          },
        ],
      },
      {
        url: '/isystem/depart',
        component: 'system/DepartList',
        icon: 'apartment',
        order: 30,
        code: 'system:depart:list',
        titles: { en: 'Departments', zh: '部门管理' },
        roles: ['admin'],
        keepAlive: true,
        buttons: [
          {
            code: 'system:depart:edit',
            titles: { en: 'Add, edit and delete', zh: '新增、编辑与删除' },
            roles: ['admin'],
          },
          {
            code: 'system:depart:users',
            titles: { en: 'Add and remove people', zh: '添加与移出人员' },
            roles: ['admin'],
          },
          {
            code: 'system:depart:permission',
            titles: { en: 'Grant to departments', zh: '部门授权' },
            roles: ['admin'],
          },
          {
            code: 'system:depart:roles',
            titles: { en: 'Department roles', zh: '部门角色管理' },
            roles: ['admin'],
          },
          { code: 'system:depart:move', titles: { en: 'Move', zh: '移动' }, roles: ['admin'] },
        ],
      },
      {
        url: '/isystem/departUserList',
        component: 'system/DepartUserList',
        icon: 'team',
        order: 31,
        code: 'system:depart:mine',
        titles: { en: 'My departments', zh: '我的部门' },
        roles: ['admin'],
        keepAlive: true,
        buttons: [],
      },
      {
        url: '/isystem/addressList',
        component: 'system/AddressList',
        icon: 'contacts',
        order: 32,
        code: 'system:address:list',
        titles: { en: 'Address book', zh: '通讯录' },
        roles: ['admin'],
        keepAlive: true,
        buttons: [],
      },
      {
        url: '/isystem/position',
        component: 'system/SysPositionList',
        icon: 'idcard',
        order: 45,
        code: 'system:position:list',
        titles: { en: 'Positions', zh: '职务管理' },
        roles: ['admin'],
        keepAlive: true,
        buttons: [
          {
            code: 'system:position:edit',
            titles: { en: 'Edit and delete', zh: '编辑与删除' },
            roles: ['admin'],
          },
        ],
      },
      {
        url: '/isystem/positionForm',
        component: 'system/SysPositionForm',
        order: 46,
        code: 'system:position:add',
        titles: { en: 'New position', zh: '新增职务' },
        roles: ['admin'],
        hidden: true,
        buttons: [],
      },
      {
        url: '/isystem/dict',
        component: 'system/DictList',
        icon: 'bars',
        order: 50,
        code: 'system:dict:list',
        titles: { en: 'Dictionaries', zh: '数据字典' },
        roles: ['admin'],
        keepAlive: true,
        buttons: [
          { code: 'system:dict:edit', titles: { en: 'Edit and delete', zh: '编辑与删除' }, roles: ['admin'] },
        ],
      },
      {
        url: '/isystem/dictForm',
        component: 'system/DictForm',
        order: 51,
        code: 'system:dict:add',
        titles: { en: 'New dictionary', zh: '新增字典' },
        roles: ['admin'],
        hidden: true,
        buttons: [],
      },
      {
        url: '/isys/category',
        component: 'system/SysCategoryList',
        icon: 'partition',
        order: 52,
        code: 'system:category:list',
        titles: { en: 'Categories', zh: '分类字典' },
        roles: ['admin'],
        keepAlive: true,
        buttons: [
          {
            code: 'system:category:edit',
            titles: { en: 'Add, edit and delete', zh: '新增、编辑与删除' },
            roles: ['admin'],
          },
        ],
      },
      {
        url: '/isystem/checkRule',
        component: 'system/SysCheckRuleList',
        icon: 'check-square',
        order: 53,
        code: 'system:checkRule:list',
        titles: { en: 'Check rules', zh: '系统编码校验规则' },
        roles: ['admin'],
        keepAlive: true,
        buttons: [
          {
            code: 'system:checkRule:edit',
            titles: { en: 'Edit and delete', zh: '编辑与删除' },
            roles: ['admin'],
          },
        ],
      },
      {
        url: '/isystem/checkRuleForm',
        component: 'system/SysCheckRuleForm',
        order: 54,
        code: 'system:checkRule:add',
        titles: { en: 'New check rule', zh: '新增校验规则' },
        roles: ['admin'],
        hidden: true,
        buttons: [],
      },
      {
        url: '/isystem/fillRule',
        component: 'system/SysFillRuleList',
        icon: 'number',
        order: 55,
        code: 'system:fillRule:list',
        titles: { en: 'Fill rules', zh: '系统编码生成规则' },
        roles: ['admin'],
        keepAlive: true,
        buttons: [
          {
            code: 'system:fillRule:edit',
            titles: { en: 'Edit and delete', zh: '编辑与删除' },
            roles: ['admin'],
          },
        ],
      },
      {
        url: '/isystem/fillRuleForm',
        component: 'system/SysFillRuleForm',
        order: 56,
        code: 'system:fillRule:add',
        titles: { en: 'New fill rule', zh: '新增生成规则' },
        roles: ['admin'],
        hidden: true,
        buttons: [],
      },
      {
        url: '/isystem/annountCement',
        component: 'system/SysAnnouncementList',
        icon: 'message',
        order: 60,
        code: 'system:annountCement:list',
        titles: { en: 'Announcements', zh: '系统通告' },
        roles: ['admin'],
        keepAlive: true,
        buttons: [
          {
            code: 'system:annountCement:edit',
            titles: { en: 'Write and release announcements', zh: '编写与发布公告' },
            roles: ['admin'],
          },
        ],
      },
      {
        url: '/isystem/log',
        component: 'system/LogList',
        icon: 'bars',
        order: 70,
        code: 'system:log:list',
        titles: { en: 'Logs', zh: '日志管理' },
        roles: ['admin'],
        keepAlive: true,
        buttons: [],
      },
      {
        url: '/sys/dataLog-list',
        component: 'system/DataLogList',
        icon: 'diff',
        order: 72,
        code: 'system:dataLog:list',
        titles: { en: 'Data log', zh: '数据日志' },
        roles: ['admin'],
        keepAlive: true,
        buttons: [],
      },
      {
        url: '/isystem/statement',
        component: 'system/StatementList',
        icon: 'code',
        order: 75,
        code: 'system:statement:list',
        titles: { en: 'Statements', zh: '登记语句' },
        roles: ['admin'],
        keepAlive: true,
        buttons: [
          {
            code: 'system:statement:run',
            titles: { en: 'Run statements', zh: '执行语句' },
            roles: ['admin'],
          },
          {
            code: 'system:statement:edit',
            titles: { en: 'Decide who may run them', zh: '设置语句' },
            roles: ['admin'],
          },
        ],
      },
      {
        url: '/isystem/online',
        component: 'system/OnlineUserList',
        icon: 'user',
        order: 80,
        code: 'system:online:list',
        titles: { en: 'Online users', zh: '在线用户' },
        roles: ['admin'],
        buttons: [
          {
            code: 'system:online:edit',
            titles: { en: 'End sessions', zh: '强制退出' },
            roles: ['admin'],
          },
        ],
      },
    ],
  },
  {
    url: '/monitor',
    icon: 'dashboard',
    order: 55,
    titles: { en: 'Monitoring', zh: '性能监控' },
    menus: [
      {
        url: '/monitor/redis/info',
        component: 'modules/monitor/RedisInfo',
        icon: 'bar-chart',
        order: 10,
        code: 'monitor:database',
        titles: { en: 'Database', zh: '数据库' },
        roles: ['admin'],
        buttons: [],
      },
      {
        url: '/monitor/TomcatInfo',
        component: 'modules/monitor/TomcatInfo',
        icon: 'bar-chart',
        order: 20,
        code: 'monitor:http',
        titles: { en: 'HTTP server', zh: 'HTTP 服务' },
        roles: ['admin'],
        buttons: [],
      },
      {
        url: '/monitor/SystemInfo',
        component: 'modules/monitor/SystemInfo',
        icon: 'bar-chart',
        order: 30,
        code: 'monitor:server',
        titles: { en: 'Server', zh: '服务器' },
        roles: ['admin'],
        buttons: [],
      },
      {
        url: '/monitor/JvmInfo',
        component: 'modules/monitor/JvmInfo',
        icon: 'bar-chart',
        order: 40,
        code: 'monitor:process',
        titles: { en: 'Node process', zh: 'Node 进程' },
        roles: ['admin'],
        buttons: [],
      },
      {
        url: '/monitor/HttpTrace',
        component: 'modules/monitor/HttpTrace',
        icon: 'bars',
        order: 50,
        code: 'monitor:requests',
        titles: { en: 'Requests', zh: '请求追踪' },
        roles: ['admin'],
        buttons: [],
      },
      {
        url: '/monitor/Disk',
        component: 'modules/monitor/DiskMonitoring',
        icon: 'bar-chart',
        order: 60,
        code: 'monitor:disk',
        titles: { en: 'Disk', zh: '磁盘' },
        roles: ['admin'],
        buttons: [],
      },
    ],
  },
  {
    url: '/message',
    icon: 'message',
    order: 60,
    titles: { en: 'Messages', zh: '消息中心' },
    menus: [
      {
        url: '/modules/message/sysMessageList',
        component: 'modules/message/SysMessageList',
        icon: 'message',
        order: 10,
        code: 'message:sent:list',
        titles: { en: 'Messages', zh: '消息管理' },
        roles: ['admin'],
        keepAlive: true,
        buttons: [
          {
            code: 'message:sent:edit',
            titles: { en: 'Send again and delete', zh: '重发与删除' },
            roles: ['admin'],
          },
        ],
      },
      {
        url: '/modules/message/sysMessageTemplateList',
        component: 'modules/message/SysMessageTemplateList',
        icon: 'file-done',
        order: 20,
        code: 'message:template:list',
        titles: { en: 'Message templates', zh: '模板管理' },
        roles: ['admin'],
        keepAlive: true,
        buttons: [
          {
            code: 'message:template:edit',
            titles: { en: 'Edit and delete', zh: '编辑与删除' },
            roles: ['admin'],
          },
          { code: 'message:template:send', titles: { en: 'Send', zh: '发送' }, roles: ['admin'] },
        ],
      },
      {
        url: '/modules/message/sysMessageTemplateForm',
        component: 'modules/message/SysMessageTemplateForm',
        order: 21,
        code: 'message:template:add',
        titles: { en: 'New template', zh: '新增模板' },
        roles: ['admin'],
        hidden: true,
        buttons: [],
      },
    ],
  },
  {
    url: '/isps/fileTask',
    component: 'account/FileTaskList',
    icon: 'file-done',
    order: 85,
    code: 'file:mine',
    titles: { en: 'My exports and imports', zh: '我的导出与导入' },
    roles: everyone,
    hidden: true,
    buttons: [],
  },
  {
    url: '/isps/userAnnouncement',
    component: 'system/UserAnnouncementList',
    icon: 'bell',
    order: 90,
    code: 'notice:mine',
    titles: { en: 'My announcements', zh: '我的消息' },
    roles: everyone,
    hidden: true,
    buttons: [],
  },
]
