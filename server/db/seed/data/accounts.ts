import type { Titles } from '#schemas'

/** Seeded role; menus, buttons and users refer to its `code`. */
export interface SeedRole {
  /** Id of the same role in JeecgBoot. */
  id?: string
  code: RoleCode
  name: Titles
  description: Titles
}

/** Demo user. All demo users start with the demo password. */
export interface SeedUser {
  id?: string
  username: string
  realname: string
  phone: string
  roles: readonly RoleCode[]
  /** Department of the user. The user sees the rows of this department and of its descendants. */
  orgCode: string
  /** Other departments of the user. At sign-in, the user chooses one department as the current one. */
  alsoIn?: readonly string[]
}

/** The codes of the seeded roles. */
export type RoleCode =
  | 'admin'
  | 'settlement_clerk'
  | 'settlement_reviewer'
  | 'shop_keeper'
  | 'configurator'
  | 'test'

/** Password of every demo account. Outside demo mode, no account gets this password. */
export const DEMO_PASSWORD = '123456'

/** Seeded roles; their permissions are in the menu data. */
export const roles: readonly SeedRole[] = [
  {
    id: 'f6817f48af4fb3af11b9e8bf182f618b',
    code: 'admin',
    name: { en: 'Administrator', zh: '管理员' },
    description: { en: 'All permissions, in all departments', zh: '拥有全部权限，可查看所有部门的数据' },
  },
  {
    code: 'settlement_clerk',
    name: { en: 'Settlement clerk', zh: '结算专员' },
    description: {
      en: 'Confirms settlement bills, holds and resumes doubtful ones',
      zh: '确认结算账单，挂起与解挂存疑账单',
    },
  },
  {
    code: 'settlement_reviewer',
    name: { en: 'Settlement reviewer', zh: '结算复核' },
    description: {
      en: 'Releases the payment of bills confirmed by others',
      zh: '对他人已确认的账单放款',
    },
  },
  {
    code: 'shop_keeper',
    name: { en: 'Shop manager', zh: '店长' },
    description: {
      en: 'Reads the bills and trades of one shop',
      zh: '查看所属门店的账单和交易',
    },
  },
  {
    code: 'configurator',
    name: { en: 'Configurator', zh: '配置员' },
    description: {
      en: 'Inspects and publishes pages; sees no amounts',
      zh: '查看并发布页面，看不到资金数据',
    },
  },
  {
    id: 'ee8626f80f7c2619917b6236f3a7f02b',
    code: 'test',
    name: { en: 'Registered user', zh: '注册用户' },
    description: {
      en: 'Self-registered users: home page only, until more is granted',
      zh: '自助注册的用户：仅可访问首页，其他权限需另行授予',
    },
  },
]

/** First administrator. Outside demo mode, no other user is seeded. */
export const adminUser: SeedUser = {
  id: 'e9ca23d68d884d4ebb19d07889727dae',
  username: 'admin',
  realname: '林知夏',
  phone: '19900000001',
  roles: ['admin'],
  orgCode: 'A01',
}

/** One account for each role, except the role of registered users: these users register themselves. */
export const demoUsers: readonly SeedUser[] = [
  adminUser,
  {
    username: 'clerk',
    realname: '陈雨桐',
    phone: '19900000002',
    roles: ['settlement_clerk'],
    orgCode: 'A01',
  },
  {
    username: 'reviewer',
    realname: '王景行',
    phone: '19900000003',
    roles: ['settlement_reviewer'],
    orgCode: 'A01',
  },
  {
    username: 'keeper',
    realname: '李沐阳',
    phone: '19900000004',
    roles: ['shop_keeper'],
    orgCode: 'A01A01A01',
  },
  {
    username: 'supervisor',
    realname: '周子涵',
    phone: '19900000006',
    roles: ['settlement_clerk'],
    orgCode: 'A01A01',
    alsoIn: ['A01A02'],
  },
  {
    username: 'configurator',
    realname: '赵一鸣',
    phone: '19900000005',
    roles: ['configurator'],
    orgCode: 'A01',
  },
]
