import { HOME_PATH, safeRedirect } from '../session/safe-redirect.ts'
import type { Notice } from './notice.ts'

/** Target of the button 'go handle': a path of the application, or another site. */
type HandleTarget = { kind: 'own'; path: string } | { kind: 'external'; url: string }

/** Normalizes an absolute http(s) URL. Undefined for other texts, and for a URL that contains credentials. */
function webAddress(written: string): string | undefined {
  if (!/^https?:\/\//i.test(written) || !URL.canParse(written)) return undefined
  const url = new URL(written)
  return url.username || url.password ? undefined : url.href
}

/** Target that a notice opens. Undefined if the address of the target is missing or unsafe. */
export function handleTarget({ openType, openPage }: Notice): HandleTarget | undefined {
  const written = openPage?.trim()
  if (openType !== 'url' || !written) return undefined
  const url = webAddress(written)
  if (url !== undefined) return { kind: 'external', url }
  const path = safeRedirect(written)
  return path !== HOME_PATH || written === HOME_PATH ? { kind: 'own', path } : undefined
}
