import type { Tx } from '../../db/index.ts'
import { bumpRightsEpoch } from '../../platform/access/rights.ts'
import { createPublish } from '../../platform/push/outbox.ts'
import type { Services } from '../../services.ts'

/** Tells open clients to reload dictionaries once the transaction commits. */
export type TellDictionaries = (tx: Tx) => Promise<void>

/** Creates the notification about changed dictionaries for clients of all nodes. */
export function createDictionaryNews({ ids, config }: Pick<Services, 'ids' | 'config'>) {
  const publish = createPublish({ ids, config })
  const look: TellDictionaries = (tx) => publish(tx, { to: 'all', msgId: '', msgTxt: '', topic: 'dict' })
  return {
    look,
    changed: async (tx: Tx): Promise<void> => {
      await bumpRightsEpoch(tx)
      await look(tx)
    },
  }
}
