import type { Tx } from '../../db/index.ts'
import { invalidatePermissions } from '../../platform/permissions/permission-cache.ts'
import { createPublisher } from '../../platform/push/outbox.ts'
import type { Services } from '../../services.ts'

/** Tells open clients to reload dictionaries once the transaction commits. */
export type NotifyDictionariesChanged = (tx: Tx) => Promise<void>

/** Creates the notification about changed dictionaries for clients of all nodes. */
export function createDictionaryNotifier({ ids, config }: Pick<Services, 'ids' | 'config'>) {
  const publish = createPublisher({ ids, config })
  const look: NotifyDictionariesChanged = (tx) =>
    publish(tx, { to: 'all', msgId: '', msgTxt: '', topic: 'dict' })
  return {
    look,
    changed: async (tx: Tx): Promise<void> => {
      await invalidatePermissions(tx)
      await look(tx)
    },
  }
}
