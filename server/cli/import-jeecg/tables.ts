import { pageOfComponent } from '#schemas/component-aliases'
import { shippedCodes } from '../../records/shipped-dictionaries.ts'
import type { Cell } from './source.ts'

/** Existing row of this database, with the columns that are compared. */
export type ExistingRow = Readonly<Record<string, string | number | null>>
/** Column values of a row in the file, before they are converted. */
export type Cells = Record<string, Cell>

/** Shipped row of this database that a row of the file matches. */
export interface Match {
  id: string
  /** True if the import leaves the shipped row unchanged. */
  isUnchanged: boolean
}

/** Code of the rows of a tree, which the import sets if it is missing. */
export interface CodeRule {
  column: string
  /**
   * True if the code of a row begins with the code of its parent. Then the import also replaces a code that
   * another row has.
   */
  followsParent: boolean
  /** Column that contains the level of the row, which follows from the code. */
  level?: string
}

/** Rules for the import of one table. */
export interface ImportTable {
  name: string
  /** Columns that are written only with new rows. These columns are never compared or updated. */
  insertOnly?: readonly string[]
  /** Columns that are never imported. */
  ignored?: readonly string[]
  /** Unique constraints: two rows can't have the same values in all columns of a group. */
  unique: readonly { columns: readonly string[]; ignoresCase?: boolean }[]
  /** Columns that contain the id of another row, in this table or in another one. */
  refs: readonly { column: string; table: string }[]
  /** Columns that contain comma-separated ids of other rows. Unknown ids are dropped. */
  lists?: readonly { column: string; table: string }[]
  /** Columns that aren't imported but computed from other rows, after all rows are written. */
  computed?: readonly string[]
  /** Columns that `adapt` fills, even if the file doesn't contain them. */
  adaptedColumns?: readonly string[]
  /** Column that contains the id of the parent row. */
  parent?: string
  /**
   * Column that contains the id of the owner, such as the role of a grant. If the owner is a shipped row, the
   * row is left out, since this product manages the permissions of shipped owners.
   */
  owner?: string
  /** Code of the rows of a tree. A row of such a table goes to the top if its parent is missing. */
  code?: CodeRule
  /** Columns that contain the code of a department. */
  orgCodes?: readonly string[]
  /** True if rows that refer to a missing row, or are below one, are left out. */
  leavesOutOrphans?: true
  /** True if a second row with the same unique values is left out. */
  leavesOutDuplicates?: true
  /** True if the table only links two records. Two rows with equal values count as one in such a table. */
  isLink?: boolean
  /** Converts a row of an older JeecgBoot version to the current columns. */
  adapt?: (cells: Cells) => void
  /** Returns the reason to reject a row; undefined if the row is valid. */
  check?: (cells: Cells) => string | undefined
  /** Returns the reason to leave out a valid row; undefined to import it. */
  skipReason?: (cells: Cells) => string | undefined
  /**
   * True if a row of the file can match this existing row, for example because the existing row is shipped.
   */
  isSeeded?: (row: ExistingRow, idsInFile: ReadonlySet<string>) => boolean
  /** Finds the shipped row that corresponds to a row of the file. */
  match?: (cells: Cells, ours: readonly ExistingRow[]) => Match | undefined
}

/**
 * Ids of the administrator and of the role of administrators. These ids are the same in every JeecgBoot
 * installation and in the seed of this product.
 */
export const ADMIN_USER = 'e9ca23d68d884d4ebb19d07889727dae'
export const ADMIN_ROLE = 'f6817f48af4fb3af11b9e8bf182f618b'
const HEAD_OFFICE = 'A01'
const REGISTERED_ROLE = 'ee8626f80f7c2619917b6236f3a7f02b'

const emptyToNull = (cells: Cells, ...columns: string[]) => {
  for (const column of columns) if (cells[column]?.trim() === '') cells[column] = null
}
const rootToNull = (cells: Cells, column: string) => {
  if (cells[column] === '0' || cells[column]?.trim() === '') cells[column] = null
}
const matchUnchanged = (row: ExistingRow | undefined): Match | undefined =>
  row && { id: String(row.id), isUnchanged: true }

const departments: ImportTable = {
  name: 'sys_depart',
  unique: [{ columns: ['org_code'] }],
  refs: [],
  parent: 'parent_id',
  adapt: (cells) => rootToNull(cells, 'parent_id'),
  // Users see the rows of departments by their codes.
  code: { column: 'org_code', followsParent: true, level: 'org_type' },
  adaptedColumns: ['org_code'],
  // The head office of a JeecgBoot file replaces the seeded head office.
  isSeeded: (row) => row.org_code === HEAD_OFFICE && row.create_by === 'system',
  match: ({ org_code, parent_id }, [head]) =>
    head && org_code === HEAD_OFFICE && parent_id === null
      ? { id: String(head.id), isUnchanged: false }
      : undefined,
}

const positions: ImportTable = { name: 'sys_position', unique: [{ columns: ['code'] }], refs: [] }

const roles: ImportTable = {
  name: 'sys_role',
  unique: [{ columns: ['role_code'] }],
  refs: [],
  isSeeded: ({ id }) => id === ADMIN_ROLE || id === REGISTERED_ROLE,
  match: ({ id, role_code }, ours) =>
    matchUnchanged(ours.find((row) => row.id === id || row.role_code === role_code)),
}

const permissions: ImportTable = {
  name: 'sys_permission',
  ignored: ['rule_flag', 'version'],
  unique: [],
  refs: [],
  parent: 'parent_id',
  leavesOutOrphans: true,
  adapt: (cells) => {
    rootToNull(cells, 'parent_id')
    emptyToNull(cells, 'perms', 'url', 'component', 'component_name', 'redirect', 'icon')
    if (cells.component) cells.component = pageOfComponent(cells.component)
  },
  check: ({ menu_type }) =>
    ['0', '1', '2'].includes(menu_type ?? '')
      ? undefined
      : `the kind of menu ${menu_type} is none of 0, 1 and 2`,
  // A shipped menu is matched by its URL and component, a shipped button by its permission code.
  isSeeded: ({ id }, idsInFile) => !idsInFile.has(String(id)),
  match: ({ menu_type, url, component, perms }, ours) =>
    matchUnchanged(
      ours.find((row) =>
        menu_type === '2'
          ? perms !== null && row.perms === perms
          : url !== null && row.url === url && row.component === component,
      ),
    ),
}

const dictionaries: ImportTable = {
  name: 'sys_dict',
  unique: [{ columns: ['dict_code'] }],
  refs: [],
  isSeeded: ({ id, dict_code }, idsInFile) =>
    !idsInFile.has(String(id)) && shippedCodes.includes(String(dict_code)),
  match: ({ dict_code }, ours) => matchUnchanged(ours.find((row) => row.dict_code === dict_code)),
}

const dictionaryItems: ImportTable = {
  name: 'sys_dict_item',
  unique: [{ columns: ['dict_id', 'item_value'] }],
  refs: [{ column: 'dict_id', table: 'sys_dict' }],
  leavesOutOrphans: true,
  leavesOutDuplicates: true,
  isSeeded: ({ id, create_by }, idsInFile) => !idsInFile.has(String(id)) && create_by === 'system',
  match: ({ dict_id, item_value }, ours) =>
    matchUnchanged(ours.find((row) => row.dict_id === dict_id && row.item_value === item_value)),
}

const categories: ImportTable = {
  name: 'sys_category',
  ignored: ['version'],
  unique: [{ columns: ['code'] }],
  refs: [],
  parent: 'pid',
  computed: ['has_child'],
  code: { column: 'code', followsParent: false },
  adaptedColumns: ['code'],
  orgCodes: ['sys_org_code'],
  adapt: (cells) => {
    if (cells.pid === null || cells.pid?.trim() === '') cells.pid = '0'
  },
}

/**
 * Pattern of a JeecgBoot password hash. The hash is the output of DES: one or more blocks of 16 hex digits.
 */
const JEECG_HASH = /^(?:[0-9a-f]{16})+$/i
/**
 * Password hash that no password matches. A user with this hash must sign in by another method, or get a new
 * password from an administrator.
 */
const NO_PASSWORD = '!'

const users: ImportTable = {
  name: 'sys_user',
  insertOnly: ['password', 'salt', 'org_code'],
  // Avatars are not imported, since the picture files stay in the old installation.
  ignored: ['avatar', 'version'],
  unique: [
    { columns: ['username'], ignoresCase: true },
    { columns: ['phone'] },
    { columns: ['email'] },
    { columns: ['work_no'] },
  ],
  refs: [],
  orgCodes: ['org_code'],
  lists: [{ column: 'depart_ids', table: 'sys_depart' }],
  adaptedColumns: ['realname', 'password', 'user_identity'],
  adapt: (cells) => {
    emptyToNull(
      cells,
      'phone',
      'email',
      'work_no',
      'post',
      'telephone',
      'org_code',
      'depart_ids',
      'third_id',
      'third_type',
    )
    cells.user_identity ??= cells.identity ?? null
    if (cells.realname === null || cells.realname?.trim() === '') cells.realname = cells.username ?? null
    if (cells.sex === '0') cells.sex = null
    cells.password ??= NO_PASSWORD
    if (cells.password === '') cells.password = NO_PASSWORD
  },
  check: ({ password, status, sex }) => {
    if (sex && !['1', '2'].includes(sex)) return `the sex ${sex} is none of 0, 1 and 2`
    if (password !== NO_PASSWORD && !JEECG_HASH.test(password ?? ''))
      return 'the password is none that JeecgBoot stores'
    return status === null || ['1', '2'].includes(status ?? '')
      ? undefined
      : `the status ${status} is neither 1 nor 2`
  },
  isSeeded: ({ id }) => id === ADMIN_USER,
  match: ({ id, username }, [admin]) =>
    id === ADMIN_USER || username?.toLowerCase() === admin?.username ? matchUnchanged(admin) : undefined,
}

const userRoles: ImportTable = {
  name: 'sys_user_role',
  unique: [{ columns: ['user_id', 'role_id'] }],
  refs: [
    { column: 'user_id', table: 'sys_user' },
    { column: 'role_id', table: 'sys_role' },
  ],
  owner: 'user_id',
  isLink: true,
  leavesOutOrphans: true,
}

const userDeparts: ImportTable = {
  name: 'sys_user_depart',
  unique: [{ columns: ['user_id', 'dep_id'] }],
  refs: [
    { column: 'user_id', table: 'sys_user' },
    { column: 'dep_id', table: 'sys_depart' },
  ],
  owner: 'user_id',
  isLink: true,
  leavesOutOrphans: true,
}

const rolePermissions: ImportTable = {
  name: 'sys_role_permission',
  ignored: ['data_rule_ids'],
  unique: [{ columns: ['role_id', 'permission_id'] }],
  refs: [
    { column: 'role_id', table: 'sys_role' },
    { column: 'permission_id', table: 'sys_permission' },
  ],
  owner: 'role_id',
  isLink: true,
  leavesOutOrphans: true,
  // A grant with data rules is left out. Without its data rules, the grant would show users more rows than
  // before.
  skipReason: ({ data_rule_ids }) =>
    data_rule_ids?.trim()
      ? 'grants narrowed by data rules are left out: grant them again, with their rules'
      : undefined,
}

/** Tables to import. A table comes after the tables to which its rows refer. */
export const importTables: readonly ImportTable[] = [
  departments,
  positions,
  roles,
  permissions,
  dictionaries,
  dictionaryItems,
  categories,
  users,
  userRoles,
  userDeparts,
  rolePermissions,
]
