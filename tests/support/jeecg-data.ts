/** Results of a JeecgBoot server with a few records, by call, for journeys through the administration pages. */

const menu = (id: string, url: string, component: string, title: string, children?: object[]) => ({
  id,
  path: url,
  name: url.slice(1).replaceAll('/', '-'),
  component,
  route: '1',
  meta: { title, icon: 'setting', keepAlive: false, internalOrExternal: false },
  ...(children && { children }),
})

export const jeecgUser = {
  id: 'u1',
  username: 'admin',
  realname: '管理员',
  avatar: '',
  phone: '18611111111',
  email: 'admin@example.com',
  sex: 1,
  status: 1,
  delFlag: 0,
  orgCode: 'A01',
  createTime: '2019-06-21 17:54:10',
}

const role = {
  id: 'r1',
  roleName: '结算员',
  roleCode: 'settlement',
  description: null,
  createTime: '2018-12-21 18:03:39',
}

const dictionary = {
  id: 'd1',
  dictName: '性别',
  dictCode: 'sex',
  description: null,
  delFlag: 0,
  type: 1,
  createTime: '2019-01-04 14:56:32',
}

export const jeecgAnnouncement = {
  id: 'a1',
  titile: '系统升级',
  msgContent: '<p>今晚升级</p>',
  startTime: '2026-11-01 00:00:00',
  endTime: null,
  sender: 'admin',
  priority: 'H',
  msgCategory: '1',
  msgType: 'ALL',
  sendStatus: '1',
  sendTime: '2026-11-01 08:00:00',
  delFlag: '0',
  createBy: 'admin',
  createTime: '2026-11-01 07:59:00',
}

const page = (...records: object[]) => ({ records, total: records.length, size: 10, current: 1, pages: 1 })

/** Unread announcements, as the bell reads them. */
export const unread = (...announcements: object[]) => ({
  anntMsgList: announcements,
  anntMsgTotal: announcements.length,
  sysMsgList: [],
  sysMsgTotal: 0,
})

const items = (...pairs: [value: string, text: string][]) =>
  pairs.map(([value, text]) => ({ value, text, title: text, label: text }))

const dictionaries = {
  sex: items(['1', '男'], ['2', '女']),
  user_status: items(['1', '正常'], ['2', '冻结']),
  priority: items(['L', '低'], ['M', '中'], ['H', '高']),
  msg_category: items(['1', '通知公告'], ['2', '系统消息']),
  msg_type: items(['USER', '指定用户'], ['ALL', '全体用户']),
  send_status: items(['0', '未发布'], ['1', '已发布'], ['2', '已撤销']),
}

const permissions = [
  {
    id: 'm1',
    parentId: '',
    name: '系统管理',
    menuType: 0,
    url: '/isystem',
    component: 'layouts/RouteView',
    sortNo: 4,
    children: [
      {
        id: 'm2',
        parentId: 'm1',
        name: '用户管理',
        menuType: 1,
        url: '/isystem/user',
        component: 'system/UserList',
        sortNo: 1,
      },
    ],
  },
]

const login = {
  token: 'a-token-of-jeecg',
  userInfo: jeecgUser,
  departs: [{ id: 'o1', departName: '北京国炬软件', orgCode: 'A01' }],
  multi_depart: 1,
  sysAllDictItems: dictionaries,
}

export const jeecgResults: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(
    Object.entries(dictionaries).map(([code, list]) => [`GET /sys/dict/getDictItems/${code}`, list]),
  ),
  'POST /sys/login': login,
  'GET /sys/permission/getUserPermissionByToken': {
    menu: [
      menu('h', '/dashboard/analysis', 'dashboard/Analysis', '首页'),
      {
        ...menu('m1', '/isystem', 'layouts/RouteView', '系统管理', [
          menu('m2', '/isystem/user', 'system/UserList', '用户管理'),
          menu('m3', '/isystem/roleUserList', 'system/RoleUserList', '角色管理'),
          menu('m4', '/isystem/permission', 'system/PermissionList', '菜单管理'),
          menu('m5', '/isystem/depart', 'system/DepartList', '部门管理'),
          menu('m6', '/isystem/dict', 'system/DictList', '数据字典'),
          menu('m7', '/isystem/announcement', 'system/SysAnnouncementList', '系统通告'),
          menu('m8', '/isystem/log', 'system/LogList', '日志管理'),
        ]),
        redirect: null,
      },
    ],
    auth: [],
    allAuth: [],
  },
  'GET /sys/user/list': page(jeecgUser),
  'GET /sys/user/queryById': jeecgUser,
  'GET /sys/user/queryUserRole': ['r1'],
  'GET /sys/user/userDepartList': [{ key: 'o1', value: 'o1', title: '北京国炬软件' }],
  'GET /sys/user/getCurrentUserDeparts': { list: login.departs, orgCode: 'A01' },
  'GET /sys/role/list': page(role),
  'GET /sys/role/queryall': [role],
  'GET /sys/permission/list': permissions,
  'GET /sys/permission/queryRolePermission': ['m1', 'm2'],
  'POST /sys/permission/saveRolePermission': null,
  'GET /sys/sysDepart/queryTreeList': [
    {
      id: 'o1',
      key: 'o1',
      value: 'o1',
      title: '北京国炬软件',
      departName: '北京国炬软件',
      orgCode: 'A01',
      parentId: '',
      children: [
        {
          id: 'o2',
          key: 'o2',
          value: 'o2',
          title: '研发部',
          departName: '研发部',
          orgCode: 'A01A05',
          parentId: 'o1',
          children: null,
        },
      ],
    },
  ],
  'GET /sys/dict/list': page(dictionary),
  'PUT /sys/dict/edit': dictionary,
  'GET /sys/dictItem/list': page({
    id: 'i1',
    dictId: 'd1',
    itemText: '男',
    itemValue: '1',
    sortOrder: 1,
    status: 1,
  }),
  'GET /sys/annountCement/list': page(jeecgAnnouncement),
  'GET /sys/annountCement/queryById': jeecgAnnouncement,
  'GET /sys/annountCement/listByUser': unread(jeecgAnnouncement),
  'PUT /sys/sysAnnouncementSend/editByAnntIdAndUserId': null,
  'GET /sys/duplicate/check': null,
  'GET /sys/log/list': page({
    id: 'l1',
    logType: 1,
    logContent: '登录成功',
    username: 'admin',
    createTime: '2026-11-01 08:00:00',
  }),
  'POST /sys/logout': null,
}
