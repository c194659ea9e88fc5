import type { Page } from '#schemas'
import { isRecord } from '#schemas/values'
import { type AccessRights, createAccess, type Grants } from '../access/create-access.ts'
import type { Translate } from '../i18n/interpolate.ts'
import type { Need } from './explanation.ts'
import { type RawNode, titleOf } from './nodes.ts'

const NOTHING: Grants = { auth: [], allAuth: [] }

/** Where a permission comes from: each source is asked alone, the narrowest first. */
function sourceOf(code: string, { has, grants }: AccessRights): string {
  const holds = (part: Partial<Grants>) => createAccess({ ...NOTHING, ...part }).has(code)
  if (!has(code)) return 'missing'
  if (holds({ permissionList: grants.permissionList ?? [] })) return "granted by the page's menu entry"
  if (holds({ auth: grants.auth })) return 'granted by a role'
  if (holds({ allAuth: grants.allAuth })) return 'its access control is off: everyone has it'
  return 'unknown permission: the server decides'
}

/** One permission with whether the user has it. */
export function needOf(code: string, purpose: string, { access, text }: NeedTools): Need {
  return { code, purpose, isHeld: access.has(code), whence: text(sourceOf(code, access)) }
}

interface NeedTools {
  access: AccessRights
  text: Translate
}

/** The permissions of a node and of what it lies in, the page first. */
export function needsOf({ page, path, ...tools }: NeedTools & { page: Page; path: readonly RawNode[] }) {
  const { text } = tools
  const view = page.requires?.view
  const ofPage = view === undefined ? [] : [needOf(view, text('To see the page'), tools)]
  const edit = path.at(-1)?.edit
  const toEdit =
    isRecord(edit) && typeof edit.requires === 'string'
      ? [needOf(edit.requires, text('To change it in its cell'), tools)]
      : []
  return [...ofPage, ...path.flatMap((raw) => ofNode(raw, raw === path.at(-1), tools)), ...toEdit]
}

function ofNode(raw: RawNode, isOwn: boolean, tools: NeedTools): Need[] {
  const { text } = tools
  const { requires } = raw
  const see = isOwn ? text('To see it') : text('To see {{title}}', { title: titleOf(raw, text) })
  if (typeof requires === 'string') return [needOf(requires, see, tools)]
  if (!isRecord(requires)) return []
  const { read, write } = requires
  return [
    ...(typeof read === 'string' ? [needOf(read, see, tools)] : []),
    ...(typeof write === 'string' ? [needOf(write, text('To change it'), tools)] : []),
  ]
}
