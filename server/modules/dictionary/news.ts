import type { Tx } from '../../db/index.ts'
import type { Services } from '../../services.ts'
import { createPublish } from '../push/outbox.ts'
import { bumpRightsEpoch } from '../system/rights.ts'

/** Tells, in the transaction of a change of dictionaries: every open client reads them anew once it commits. */
export type TellDictionaries = (tx: Tx) => Promise<void>

/** What tells clients on all nodes that dictionaries have changed; calling it alone has them look. */
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
