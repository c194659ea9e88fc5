import type { EditPermission, NewPermission } from '#schemas'

export const TOP = 0
export const BELOW = 1
export const BUTTON = 2
/** The component of a folder of the menu. */
export const FOLDER = 'layouts/RouteView'
/** What clients send in the place of a parent for one at the top. */
const TOPS: ReadonlySet<string> = new Set(['', '0'])

type Text = string | null | undefined
type Typed = NewPermission | EditPermission

/** Without space around; empty is null, and what was not sent stays undefined. */
const bare = (text: Text): Text => (typeof text === 'string' ? text.trim() || null : text)

const flag = (value: boolean | number | null | undefined): number | undefined =>
  value == null ? undefined : Number(value)

/** A page by the path that stock menus name its source by: without the folder of views, and without `.vue`. */
const componentOf = (text: Text): Text =>
  bare(
    bare(text)
      ?.replace(/^\//, '')
      .replace(/^(src\/)?views\//, '')
      .replace(/\.vue$/, '') ?? text,
  )

/** A path begins with a slash; what leads outside, or begins with a placeholder, stays. */
function urlOf(text: Text): Text {
  const url = bare(text)?.replace(/\.vue$/, '')
  if (!url) return bare(text)
  return /^(https?:|\/|\{\{|\$\{)/i.test(url) || /^[a-z][a-z0-9+.-]*:/i.test(url) ? url : `/${url}`
}

/** The parent's id; null at the top, undefined where none was sent. */
export const parentOf = ({ parentId }: Pick<Typed, 'parentId'>): Text =>
  typeof parentId === 'string' && TOPS.has(parentId.trim()) ? null : bare(parentId)

/** What was typed, as it is kept; what was not sent is undefined. */
export const readTyped = (typed: Typed) => ({
  name: typed.name.trim(),
  url: urlOf(typed.url),
  component: componentOf(typed.component),
  component_name: bare(typed.componentName),
  redirect: bare(typed.redirect),
  perms: bare(typed.perms),
  perms_type: typed.permsType || undefined,
  icon: bare(typed.icon),
  sort_no: typed.sortNo ?? undefined,
  description: bare(typed.description),
  status: typed.status || undefined,
  is_route: flag(typed.route),
  hidden: flag(typed.hidden),
  keep_alive: flag(typed.keepAlive),
  always_show: flag(typed.alwaysShow),
  internal_or_external: flag(typed.internalOrExternal),
})
export type TypedColumns = ReturnType<typeof readTyped>

/** The names in every language; a language that was not sent stays as it was. */
export function namesOf(typed: Typed, before: Readonly<Record<string, string>> = {}): Record<string, string> {
  const { 'en-US': english, ...others } = before
  const nameEn = typed.nameEn === undefined ? english : bare(typed.nameEn)
  return { ...others, 'zh-CN': typed.name.trim(), ...(nameEn && { 'en-US': nameEn }) }
}
