import type { Endpoint, FoundContracts } from '#schemas'
import type { Http } from '../http/create-http.ts'

/**
 * Requests operations by name. The answer lacks operations that the user may not call. The page or action
 * that needs such an operation shows the error.
 */
export async function findOperations(
  http: Http,
  names: readonly string[],
): Promise<Readonly<Record<string, Endpoint>>> {
  const args = { names: names.join(',') }
  const found = await http.call<FoundContracts>('contract.find', args, { isQuiet: true })
  return found.operations
}
