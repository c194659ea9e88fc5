import { useCallback } from 'react'
import type { Translate } from '../i18n/interpolate.ts'
import { useText } from '../i18n/use-text.ts'
import { useRuntime } from '../runtime-context.ts'
import type { Notify } from './notify-port.ts'

/** Copies a text and returns true. If the browser doesn't allow it, shows an error and returns false. */
export async function copyText(text: string, notify: Notify, translate: Translate): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    notify.toast({ type: 'success', text: translate('Copied') })
    return true
  } catch {
    notify.toast({ type: 'error', text: translate("The browser doesn't allow copying.") })
    return false
  }
}

/** Returns a function that copies a text. The function returns true if the text was copied. */
export function useCopy(): (text: string) => Promise<boolean> {
  const { notify } = useRuntime()
  const translate = useText()
  return useCallback((text) => copyText(text, notify, translate), [notify, translate])
}
