import { createServerContracts } from './platform/contracts.ts'
import { createListChanges } from './platform/list/list-changes.ts'
import { createPageStore } from './platform/pages/page-store.ts'
import { createQueues } from './platform/queue/queues.ts'
import { secretsOf } from './platform/secrets/secrets-of.ts'
import { createTableResources } from './platform/table-resource/table-resources.ts'
import { createProductRegistry } from './registry.ts'
import type { Services } from './services.ts'

/** Creates the services of a process from its settings, database, ids and clock. */
export function createServices(given: Pick<Services, 'config' | 'database' | 'ids' | 'clock'>): Services {
  const { config, database } = given
  const registry = createProductRegistry()
  const contracts = createServerContracts()
  const pages = createPageStore(given)
  const tables = createTableResources({ database, contracts, registry })
  const queues = createQueues(given)
  const secrets = secretsOf(config)
  return { ...given, registry, listChanges: createListChanges(), contracts, pages, tables, queues, secrets }
}
