import { loadChunk } from '#runtime'
import { notify } from '../app/notify/notify.ts'
import { locale } from '../locales/locale-store.ts'

/** Fetches code that only some people need; where it can't be had it says so, and gives nothing. */
export async function fetchPart<Module>(load: () => Promise<Module>): Promise<Module | undefined> {
  try {
    return await loadChunk(load)
  } catch {
    const text = locale.translate('The server cannot be reached. Check the network and try again.')
    notify.toast({ type: 'error', text })
    return undefined
  }
}
