/** Values of the placeholders in a menu url. */
export interface UrlScope {
  /** Origin of this application. */
  origin: string
  /** Base path of the API. */
  apiBase: string
  token: string | undefined
}

/** Placeholders of JeecgBoot menus, looked up in a fixed list and never evaluated. */
const PLACEHOLDER = /\{\{\s*window\._CONFIG\['(\w+)'\]\s*\}\}|\$\{(\w+)\}/g

/**
 * Fills in the placeholders of a menu URL. Returns undefined unless the result is http(s) or a path of this
 * application. The token is only sent to this origin.
 */
export function menuUrl(written: unknown, { origin, apiBase, token }: UrlScope): string | undefined {
  if (typeof written !== 'string' || written === '') return undefined
  const known = new Map([
    ['domianURL', origin + apiBase],
    ['token', token],
  ])
  const missing: string[] = []
  const filled = written.trim().replace(PLACEHOLDER, (_, setting?: string, variable?: string) => {
    const name = setting ?? variable ?? ''
    const value = known.get(name)
    if (value === undefined) missing.push(name)
    return value ?? ''
  })
  if (missing.length > 0 || !/^(https?:\/\/|\/(?![/\\]))/i.test(filled)) return undefined
  if (!URL.canParse(filled, origin)) return undefined
  const url = new URL(filled, origin)
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return undefined
  const carriesToken = token !== undefined && filled !== written.trim() && filled.includes(token)
  return carriesToken && url.origin !== origin ? undefined : url.href
}
