import Type, { type TProperties, type TSchema } from 'typebox'

/** Shapes of the records of the JeecgBoot contract. Fields that Gaiwan adds are marked. */

const text = Type.String()
const int = Type.Integer()
const flag = Type.Boolean()
const or = (shape: TSchema) => Type.Union([shape, Type.Null()])
const words = or(text)
const time = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$' })

/** Shape of an object with exactly these fields. */
export const exactly = (fields: TProperties) => Type.Object(fields, { additionalProperties: false })

const audited = { createBy: words, createTime: or(time), updateBy: words, updateTime: or(time) }

/** The version field that Gaiwan adds to records that several users may edit. */
const ours = { version: Type.Optional(int) }

export const userFields = {
  id: text,
  username: text,
  realname: text,
  avatar: words,
  birthday: words,
  sex: or(int),
  sex_dictText: words,
  email: words,
  phone: words,
  orgCode: words,
  orgCodeTxt: words,
  status: int,
  status_dictText: words,
  delFlag: int,
  workNo: words,
  post: words,
  telephone: words,
  activitiSync: or(int),
  userIdentity: or(int),
  departIds: words,
  departIds_dictText: words,
  thirdId: words,
  thirdType: words,
  relTenantIds: words,
  clientId: words,
  homePath: words,
  ...audited,
  ...ours,
  roleTxt: Type.Optional(words),
}
export const SysUser = exactly(userFields)

/** A user in the list of a role's users: only the fields that the JeecgBoot page shows. */
export const RoleUser = exactly({
  id: text,
  username: text,
  realname: text,
  sex: or(int),
  sex_dictText: Type.Optional(words),
  workNo: words,
  orgCode: words,
  status: int,
  status_dictText: words,
  createTime: or(time),
})

export const SysRole = exactly({
  id: text,
  roleName: text,
  roleCode: text,
  description: words,
  ...audited,
  // Extension: the language of the texts.
  toldIn: Type.Optional(text),
})

const permissionFields = {
  id: text,
  key: text,
  title: text,
  parentId: words,
  name: text,
  perms: words,
  permsType: words,
  icon: words,
  component: words,
  componentName: words,
  url: words,
  redirect: words,
  sortNo: or(Type.Number()),
  menuType: int,
  isLeaf: flag,
  leaf: flag,
  route: flag,
  keepAlive: flag,
  description: words,
  delFlag: int,
  ruleFlag: int,
  hidden: flag,
  alwaysShow: flag,
  internalOrExternal: flag,
  status: words,
  ...audited,
}
const departFields = {
  id: text,
  parentId: words,
  departName: text,
  departNameEn: words,
  departNameAbbr: words,
  departOrder: int,
  description: words,
  orgCategory: text,
  orgType: text,
  orgCode: text,
  mobile: words,
  fax: words,
  address: words,
  memo: words,
  status: words,
  delFlag: text,
  ...audited,
}
export const SysDepart = exactly(departFields)

const children = Type.Unknown()
export const SysPermission = exactly({ ...permissionFields, children: Type.Optional(children) })
export const DepartTreeNode = exactly({
  key: text,
  value: text,
  title: text,
  isLeaf: flag,
  ...departFields,
  children,
})
export const DepartIdNode = exactly({ key: text, value: text, title: text, children })
export const TreeNode = exactly({
  key: text,
  value: text,
  title: text,
  slotTitle: text,
  label: text,
  isLeaf: flag,
  icon: words,
  ruleFlag: int,
  scopedSlots: exactly({ title: Type.Literal('hasDatarule') }),
  parentId: words,
  children: Type.Optional(children),
})

const ourItem = { texts: Type.Record(text, text), color: Type.Optional(text) }
export const DictItemOption = exactly({ value: text, text, title: text, label: text, ...ourItem })
export const SysDict = exactly({
  id: text,
  dictName: text,
  dictCode: text,
  type: or(int),
  description: words,
  delFlag: int,
  ...audited,
  // Extensions: `toldIn` is the language of the texts. `shipped` marks dictionaries that pages use, and that
  // can't be deleted.
  shipped: flag,
  toldIn: text,
})

export const SysDictItem = exactly({
  id: text,
  dictId: text,
  itemText: text,
  itemValue: text,
  description: words,
  sortOrder: or(int),
  status: int,
  status_dictText: words,
  ...audited,
  // Extensions: the text in the second language, the tag colour, and a mark for items that pages use.
  itemTextEn: words,
  color: words,
  shipped: flag,
})

export const SysPosition = exactly({
  id: text,
  code: text,
  name: text,
  postRank: words,
  postRank_dictText: words,
  ...audited,
})

const announced = {
  titile: text,
  msgContent: words,
  sender: words,
  sendTime: or(time),
  priority: words,
  msgCategory: text,
  openType: words,
  openPage: words,
  busType: words,
  busId: words,
  msgAbstract: words,
}
export const SysAnnouncement = exactly({
  id: text,
  ...announced,
  startTime: or(time),
  endTime: or(time),
  msgType: text,
  sendStatus: text,
  cancelTime: or(time),
  delFlag: text,
  userIds: words,
  ...audited,
  // Extensions: texts, version, number of recipients and readers.
  priority_dictText: Type.Optional(words),
  msgCategory_dictText: Type.Optional(words),
  msgType_dictText: Type.Optional(words),
  sendStatus_dictText: Type.Optional(words),
  version: int,
  sentCount: int,
  readCount: int,
})
export const MyAnnouncement = exactly({
  id: text,
  anntId: text,
  userId: text,
  ...announced,
  readFlag: text,
  bizSource: words,
  priority_dictText: Type.Optional(words),
  msgCategory_dictText: Type.Optional(words),
  readFlag_dictText: Type.Optional(words),
})

export const LogEntry = exactly({
  id: text,
  logType: int,
  logType_dictText: Type.Optional(words),
  operateType: or(int),
  operateType_dictText: Type.Optional(words),
  logContent: words,
  userid: words,
  username: words,
  ip: words,
  method: words,
  requestUrl: words,
  requestType: words,
  requestParam: words,
  costTime: or(int),
  createTime: time,
  // Extensions: the outcome of a sign-in, and the subject of a change.
  outcome: words,
  outcome_dictText: Type.Optional(words),
  userAgent: words,
  pageVersion: words,
  actionId: words,
  subjectKind: words,
  subjectId: words,
  requestId: words,
  changes: Type.Array(Type.Unknown()),
})
