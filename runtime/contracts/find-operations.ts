import type { Endpoint, FoundContracts } from '#schemas'
import type { Http } from '../http/create-http.ts'

/**
 * Asks the server for operations by name; those that the user may not call are absent. The page or action that
 * needs them shows a failure.
 */
export async function findOperations(
  http: Http,
  names: readonly string[],
): Promise<Readonly<Record<string, Endpoint>>> {
  const args = { names: names.join(',') }
  const found = await http.call<FoundContracts>('contract.find', args, { isQuiet: true })
  return found.operations
}
