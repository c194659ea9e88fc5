import { sql } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'
import type { LocalizedText } from '../../platform/http/locale.ts'
import type { SignedIn } from '../../platform/http/request.ts'
import { inDeparts, isVisible } from '../../platform/list/row-scope.ts'
import { localized } from '../../platform/localized-text/localized-text.ts'
import { ADMIN, hasGrantsOfRole } from '../../platform/roles/repo.ts'
import { roleResource } from '../../platform/roles/resource.ts'

interface NamedRecord {
  id: string
  code: string
  /** Names of a record in all languages. */
  names: readonly string[]
}

/** Departments and roles to which cells of an imported file can refer. */
export interface CellReferences {
  /** Departments that the caller may see. */
  departs: readonly NamedRecord[]
  roles: readonly NamedRecord[]
  /** Ids of the roles that the caller may assign. The caller has all permissions of these roles. */
  assignableRoleIds: ReadonlySet<string>
}

/** Ids and codes of the records to which a cell refers, or the error of the cell. */
interface Found {
  ids: string[]
  codes: string[]
  words?: LocalizedText
}

const PARTS = /[,，、;；|]/
const partsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(PARTS)
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
]

/** Reads the departments and roles to which cells can refer. Called once for each file. */
export async function readNames(on: Db | Tx, user: SignedIn): Promise<CellReferences> {
  const { rows: departs } =
    await sql<NamedRecord>`select d.id, d.org_code as code, array[d.depart_name] as names
    from sys_depart d where d.del_flag = '0' and ${inDeparts(sql`d.org_code`, user.scope.departs)}`.execute(
      on,
    )
  const { rows: roles } = await sql<NamedRecord>`select t.id, t.role_code as code,
      array[t.role_name, ${localized('t.role_name', 'en-US')}]::text[] as names
    from sys_role t where ${isVisible(roleResource, user.scope)}`.execute(on)
  const assignableRoleIds = new Set<string>()
  for (const { id, code } of roles) {
    if (code === ADMIN && !user.roles.includes(ADMIN)) continue
    if (await hasGrantsOfRole(on, user.id, id)) assignableRoleIds.add(id)
  }
  return { departs, roles, assignableRoleIds }
}

/** Finds a record by its code, or by a name that no other record has. */
function findOne(all: readonly NamedRecord[], part: string): NamedRecord | 'none' | 'several' {
  const byCode = all.find(({ code }) => code === part)
  if (byCode) return byCode
  const [first, ...others] = all.filter(({ names }) => names.includes(part))
  if (!first) return 'none'
  return others.length > 0 ? 'several' : first
}

function findAll(all: readonly NamedRecord[], text: string, what: LocalizedText): Found {
  const found: NamedRecord[] = []
  for (const [index, part] of partsOf(text).entries()) {
    const one = findOne(all, part)
    const nth = { en: `Entry ${index + 1} in this cell`, zh: `本格第 ${index + 1} 项` }
    if (one === 'none')
      return {
        ids: [],
        codes: [],
        words: { en: `${nth.en}: ${what.en} not found`, zh: `${nth.zh}：没有该${what.zh}` },
      }
    if (one === 'several') {
      const words = {
        en: `${nth.en}: several ${what.en}s have this name. Enter the code.`,
        zh: `${nth.zh}：有多个同名${what.zh}，请填写编码`,
      }
      return { ids: [], codes: [], words }
    }
    found.push(one)
  }
  return { ids: [...new Set(found.map(({ id }) => id))], codes: found.map(({ code }) => code) }
}

/** Finds the departments of a cell among those that the caller may see. */
export const findDepartsOfCell = ({ departs }: CellReferences, text: string): Found =>
  findAll(departs, text, { en: 'department', zh: '部门' })

/** Finds the roles of a cell. Returns an error if the caller may not assign one of these roles. */
export function findRolesOfCell({ roles, assignableRoleIds }: CellReferences, text: string): Found {
  const found = findAll(roles, text, { en: 'role', zh: '角色' })
  const beyond = found.ids.some((id) => !assignableRoleIds.has(id))
  if (!beyond) return found
  return {
    ids: [],
    codes: [],
    words: { en: "A selected role has permissions you don't have", zh: '包含超出您自身权限的角色，不能授予' },
  }
}
