/** Values that replace the placeholders in the URL of a menu. */
export interface UrlScope {
  /** Origin of this application. */
  origin: string
  /** Base path of the API. */
  apiBase: string
  token: string | undefined
}

/**
 * Matches the placeholders in URLs of JeecgBoot menus. Placeholders are looked up in a fixed list, and never
 * run as code.
 */
const PLACEHOLDER = /\{\{\s*window\._CONFIG\['(\w+)'\]\s*\}\}|\$\{(\w+)\}/g

/**
 * Replaces the placeholders in the URL of a menu by their values. Returns undefined if the result is neither
 * an http(s) address nor a path of this application. The token is only inserted into addresses of this
 * application.
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
