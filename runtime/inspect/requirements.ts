import type { Page } from '#schemas'
import { isRecord } from '#schemas/values'
import { type AccessRights, createAccess, type Grants } from '../access/create-access.ts'
import type { Translate } from '../i18n/interpolate.ts'
import type { Requirement } from './explanation.ts'
import { type RawNode, titleOf } from './nodes.ts'

const NO_GRANTS: Grants = { auth: [], allAuth: [] }

/** Returns the source of a permission. Tests the sources one by one, starting with the most specific. */
function sourceOf(code: string, { has, grants }: AccessRights): string {
  const isGrantedBy = (part: Partial<Grants>) => createAccess({ ...NO_GRANTS, ...part }).has(code)
  if (!has(code)) return 'missing'
  if (isGrantedBy({ permissionList: grants.permissionList ?? [] })) return "granted by the page's menu entry"
  if (isGrantedBy({ auth: grants.auth })) return 'granted by a role'
  if (isGrantedBy({ allAuth: grants.allAuth })) return 'access control is off: everyone has this permission'
  return 'unknown permission: the server decides'
}

/** A required permission and where it comes from. */
export function requirementOf(
  code: string,
  purpose: string,
  { access, text }: RequirementTools,
): Requirement {
  return { code, purpose, isHeld: access.has(code), source: text(sourceOf(code, access)) }
}

interface RequirementTools {
  access: AccessRights
  text: Translate
}

/** Permissions that a node and its ancestors require, starting with those of the page. */
export function requirementsOf({
  page,
  path,
  ...tools
}: RequirementTools & { page: Page; path: readonly RawNode[] }) {
  const { text } = tools
  const view = page.requires?.view
  const ofPage = view === undefined ? [] : [requirementOf(view, text('To see the page'), tools)]
  const edit = path.at(-1)?.edit
  const toEdit =
    isRecord(edit) && typeof edit.requires === 'string'
      ? [requirementOf(edit.requires, text('To change it in its cell'), tools)]
      : []
  return [...ofPage, ...path.flatMap((raw) => ofNode(raw, raw === path.at(-1), tools)), ...toEdit]
}

function ofNode(raw: RawNode, isOwn: boolean, tools: RequirementTools): Requirement[] {
  const { text } = tools
  const { requires } = raw
  const see = isOwn ? text('To see it') : text('To see {{title}}', { title: titleOf(raw, text) })
  if (typeof requires === 'string') return [requirementOf(requires, see, tools)]
  if (!isRecord(requires)) return []
  const { read, write } = requires
  return [
    ...(typeof read === 'string' ? [requirementOf(read, see, tools)] : []),
    ...(typeof write === 'string' ? [requirementOf(write, text('To change it'), tools)] : []),
  ]
}
