import type { Endpoint, FoundContracts } from '#schemas'
import type { Http } from '../http/create-http.ts'

/**
 * Requests operations by name. Operations that the user may not call are missing in the result. A page or an
 * action that needs a missing operation shows an error.
 */
export async function findOperations(
  http: Http,
  names: readonly string[],
): Promise<Readonly<Record<string, Endpoint>>> {
  const args = { names: names.join(',') }
  const found = await http.call<FoundContracts>('contract.find', args, { isQuiet: true })
  return found.operations
}
