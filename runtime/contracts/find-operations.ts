import type { Endpoint, FoundContracts } from '#schemas'
import type { Http } from '../http/create-http.ts'

/**
 * Requests operations by name. The answer lacks those that the user may not call; the page or action that
 * needs them shows the failure.
 */
export async function findOperations(
  http: Http,
  names: readonly string[],
): Promise<Readonly<Record<string, Endpoint>>> {
  const args = { names: names.join(',') }
  const found = await http.call<FoundContracts>('contract.find', args, { isQuiet: true })
  return found.operations
}
