import type { Tx } from '../../db/index.ts'
import { bumpRightsEpoch } from '../../platform/access/rights.ts'
import { createPublish } from '../../platform/push/outbox.ts'
import type { Services } from '../../services.ts'

/** Notifies open clients of a change of dictionaries once its transaction commits, so that they reload them. */
export type TellDictionaries = (tx: Tx) => Promise<void>

/** Creates the notice of changed dictionaries to the clients of all nodes; it only makes them look. */
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
