import { NETWORK_AWAY_TEXT } from '../http/catalogue.ts'
import type { PerformAction } from './perform-action.ts'

/** Runs an action; the engine comes with the first click, since a page is read far more often than acted on. */
export async function performLazily(parts: PerformAction): Promise<void> {
  const engine = await import('./perform-action.ts').catch(() => undefined)
  if (engine) return engine.performAction(parts)
  const { notify, translate } = parts.context
  notify.toast({ type: 'error', text: translate(NETWORK_AWAY_TEXT) })
}
