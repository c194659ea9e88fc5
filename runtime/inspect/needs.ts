import type { Page } from '#schemas'
import type { AccessRights, Whence } from '../access/create-access.ts'
import type { Translate } from '../i18n/interpolate.ts'
import type { Need } from './explanation.ts'
import { isRaw, type RawNode, titleOf } from './nodes.ts'

const SOURCES: Readonly<Record<Whence, string>> = {
  page: "granted by the page's menu entry",
  session: 'granted by a role',
  switchedOff: 'its control is switched off: everybody has it',
  unknown: 'the server does not know it and decides itself',
}

/** One permission with whether the user has it. */
export function needOf(code: string, purpose: string, { access, text }: NeedTools): Need {
  const whence = access.whence(code)
  const source = whence === undefined ? 'missing' : SOURCES[whence]
  return { code, purpose, isHeld: whence !== undefined, whence: text(source) }
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
  return [...ofPage, ...path.flatMap((raw) => ofNode(raw, raw === path.at(-1), tools))]
}

function ofNode(raw: RawNode, isOwn: boolean, tools: NeedTools): Need[] {
  const { text } = tools
  const { requires } = raw
  const see = isOwn ? text('To see it') : text('To see {{title}}', { title: titleOf(raw, text) })
  if (typeof requires === 'string') return [needOf(requires, see, tools)]
  if (!isRaw(requires)) return []
  const { read, write } = requires
  return [
    ...(typeof read === 'string' ? [needOf(read, see, tools)] : []),
    ...(typeof write === 'string' ? [needOf(write, text('To change it'), tools)] : []),
  ]
}
