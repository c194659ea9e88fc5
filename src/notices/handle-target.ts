import { HOME_PATH, safeRedirect } from '../session/safe-redirect.ts'
import type { Notice } from './notice.ts'

/** Where 'go handle' leads: a path of the application, or another site. */
type HandleTarget = { kind: 'own'; path: string } | { kind: 'external'; url: string }

/** A whole web address without credentials in it, as browsers write it. */
function webAddress(written: string): string | undefined {
  if (!/^https?:\/\//i.test(written) || !URL.canParse(written)) return undefined
  const url = new URL(written)
  return url.username || url.password ? undefined : url.href
}

/** Where a notice wants to be handled; undefined where it names no place, or none that is safe. */
export function handleTarget({ openType, openPage }: Notice): HandleTarget | undefined {
  const written = openPage?.trim()
  if (openType !== 'url' || !written) return undefined
  const url = webAddress(written)
  if (url !== undefined) return { kind: 'external', url }
  const path = safeRedirect(written)
  return path !== HOME_PATH || written === HOME_PATH ? { kind: 'own', path } : undefined
}
