import type { Generated } from 'kysely'
import type { GeneratedTexts, Json } from './json-column.ts'

// Columns as in migrations/0001-system.sql; times and days are strings, see value-parsers.ts.

export interface SysUserTable {
  id: string
  username: string
  realname: string
  password: string
  salt: string | null
  /** Of a password for one time: until when it signs in; null is a password of one's own. */
  one_time_until: string | null
  avatar: string | null
  birthday: string | null
  sex: number | null
  email: string | null
  phone: string | null
  org_code: string | null
  status: Generated<number>
  del_flag: Generated<number>
  third_id: string | null
  third_type: string | null
  activiti_sync: number | null
  work_no: string | null
  post: string | null
  telephone: string | null
  user_identity: number | null
  depart_ids: string | null
  create_by: string | null
  create_time: Generated<string>
  update_by: string | null
  update_time: string | null
}

export interface SysRoleTable {
  id: string
  role_name: string
  role_name_i18n: GeneratedTexts
  role_code: string
  description: string | null
  description_i18n: GeneratedTexts
  create_by: string | null
  create_time: Generated<string>
  update_by: string | null
  update_time: string | null
}

export interface SysUserRoleTable {
  id: string
  user_id: string
  role_id: string
}

export interface SysPermissionTable {
  id: string
  parent_id: string | null
  name: string
  name_i18n: GeneratedTexts
  url: string | null
  component: string | null
  component_name: string | null
  redirect: string | null
  menu_type: number
  perms: string | null
  perms_type: Generated<string | null>
  sort_no: Generated<number>
  always_show: Generated<number>
  icon: string | null
  is_route: Generated<number>
  is_leaf: Generated<number>
  keep_alive: Generated<number>
  hidden: Generated<number>
  description: string | null
  del_flag: Generated<number>
  rule_flag: Generated<number>
  status: Generated<string | null>
  internal_or_external: Generated<number>
  version: Generated<number>
  create_by: string | null
  create_time: Generated<string>
  update_by: string | null
  update_time: string | null
}

export interface SysRolePermissionTable {
  id: string
  role_id: string
  permission_id: string
  data_rule_ids: string | null
}

export interface SysDepartTable {
  id: string
  parent_id: string | null
  depart_name: string
  depart_name_en: string | null
  depart_name_abbr: string | null
  depart_order: Generated<number>
  description: string | null
  org_category: Generated<string>
  org_type: string | null
  org_code: string
  mobile: string | null
  fax: string | null
  address: string | null
  memo: string | null
  status: Generated<string | null>
  del_flag: Generated<string>
  create_by: string | null
  create_time: Generated<string>
  update_by: string | null
  update_time: string | null
}

export interface SysUserDepartTable {
  id: string
  user_id: string
  dep_id: string
}

export interface SysDictTable {
  id: string
  dict_name: string
  dict_name_i18n: GeneratedTexts
  dict_code: string
  description: string | null
  description_i18n: GeneratedTexts
  del_flag: Generated<number>
  type: Generated<number>
  create_by: string | null
  create_time: Generated<string>
  update_by: string | null
  update_time: string | null
}

export interface SysDictItemTable {
  id: string
  dict_id: string
  item_text: string
  item_text_i18n: GeneratedTexts
  item_value: string
  color: string | null
  description: string | null
  sort_order: Generated<number>
  status: Generated<number>
  create_by: string | null
  create_time: Generated<string>
  update_by: string | null
  update_time: string | null
}

export interface SysSessionTable {
  /** Names a session where its token must not be told. */
  id: Generated<string>
  token_hash: Buffer
  user_id: string
  create_time: Generated<string>
  seen_time: Generated<string>
  expire_time: string
  ip: string | null
  user_agent: string | null
  /** May do nothing but choose a password. */
  needs_password: Generated<boolean>
}

export interface LoginFailureTable {
  subject: string
  failures: number
  first_time: string
}

export interface CaptchaTable {
  check_key: string
  code: string
  expire_time: string
}

export interface RightsEpochTable {
  id: number
  epoch: number
}

export interface IdempotencyKeyTable {
  user_id: string
  key: string
  route: string
  body_hash: Buffer
  answer_status: number | null
  answer: string | null
  create_time: Generated<string>
}

export interface AuditLogTable {
  seq: number
  id: string
  create_time: string
  user_id: string
  username: string
  action: string
  subject_kind: string
  subject_id: string
  page_id: string | null
  page_version: string | null
  action_id: string | null
  request_id: string | null
  detail: Json
  prev_hash: Buffer
  hash: Buffer
}

export interface AuditHeadTable {
  id: number
  seq: number
  hash: Buffer
}

export interface NodeLeaseTable {
  worker: number
  owner: string
  expire_time: string
}

export interface AppStateTable {
  name: string
  value: Json
}
