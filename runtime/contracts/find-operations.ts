import type { Endpoint, FoundContracts } from '#schemas'
import type { Http } from '../http/create-http.ts'

/**
 * Requests operations by name. The result lacks operations that the user may not call. If a page or an action
 * needs one of these, it shows the error.
 */
export async function findOperations(
  http: Http,
  names: readonly string[],
): Promise<Readonly<Record<string, Endpoint>>> {
  const args = { names: names.join(',') }
  const found = await http.call<FoundContracts>('contract.find', args, { isQuiet: true })
  return found.operations
}
