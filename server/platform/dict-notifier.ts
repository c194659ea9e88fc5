import type { Tx } from '../db/index.ts'
import type { Services } from '../services.ts'
import { invalidatePermissions } from './permissions/permission-cache.ts'
import { createPublisher } from './push/outbox.ts'

/** Notifies open clients, when the transaction commits, that dictionaries have changed. */
export type NotifyDictionariesChanged = (tx: Tx) => Promise<void>

/** Returns functions that notify the open clients of all nodes about changed dictionaries. */
export function createDictionaryNotifier({ ids, config }: Pick<Services, 'ids' | 'config'>) {
  const publish = createPublisher({ ids, config })
  const notifyClients: NotifyDictionariesChanged = (tx) =>
    publish(tx, { to: 'all', msgId: '', msgTxt: '', topic: 'dict' })
  return {
    notifyClients,
    notifyChanged: async (tx: Tx): Promise<void> => {
      await invalidatePermissions(tx)
      await notifyClients(tx)
    },
  }
}

/** Hooks that notify the open clients after each change. */
export const notifyHooks = (services: Services) => ({
  changed: createDictionaryNotifier(services).notifyChanged,
})
