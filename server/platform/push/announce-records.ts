import type { Services } from '../../services.ts'
import { holdersOf } from '../permissions/holders-of.ts'
import { type ChangedModel, findChangedModels } from './changed-models.ts'
import type { OpenSocket, OpenSockets } from './open-sockets.ts'
import type { OutboxEntry } from './outbox.ts'

/**
 * Returns a function that sends sockets the names of the models whose records have changed. The function
 * doesn't send the records.
 */
export function createRecordAnnouncer(
  peers: OpenSockets,
  {
    database,
    contracts,
    registry,
    listChanges,
  }: Pick<Services, 'database' | 'contracts' | 'registry' | 'listChanges'>,
) {
  /** Returns a function that checks whether the user of a socket may list the records of a model. */
  async function readAccess(models: readonly ChangedModel[]) {
    const userIds = [...new Set([...peers.all].map(({ userId }) => userId))]
    const codes = models.flatMap(({ permissions }) => [...permissions])
    const held = await holdersOf(database.db, { userIds, codes })
    return ({ userId }: OpenSocket, { permissions }: ChangedModel) =>
      [...permissions].some((code) => held.get(userId)?.has(code))
  }

  return async (entries: readonly OutboxEntry[]): Promise<void> => {
    const changes = entries.map(({ msgId, msgTxt }) => ({ area: msgId, table: msgTxt }))
    // An entry without area and table means that there were too many entries to read.
    if (changes.some(({ area, table }) => area === '' && table === '')) {
      listChanges.addToAll()
      return peers.announceRecords('')
    }
    const models = findChangedModels(changes, { contracts, lists: registry.lists })
    // The cached counts are invalidated before the message is sent, so that a page that reloads then gets new
    // counts.
    for (const { name } of models) listChanges.add(name)
    if (models.length === 0 || peers.all.size === 0) return
    const mayList = await readAccess(models)
    for (const model of models) peers.announceRecords(model.name, (peer) => mayList(peer, model))
  }
}
