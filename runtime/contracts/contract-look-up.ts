import type { Endpoint } from '#schemas'
import { type ContractRegistry, isOperationName, MAX_NAMES } from '#schemas/operations'
import { failureOf } from '../http/errors.ts'

/** Finds operations by name. Operations that are not loaded yet are requested from the server. */
export interface ContractLookUp {
  /** Finds an operation that is already loaded. */
  findOperation: (name: string) => Endpoint | undefined
  /**
   * Loads operations that are not loaded yet. Calls at the same moment share one request. Names that are
   * missing in the response are not requested again. Rejects if there is no response.
   */
  load: (names: readonly string[]) => Promise<void>
  /**
   * Reloads the loaded operations, and those that were missing in a response, because the server's contract
   * or the user's permissions have changed.
   */
  refresh: () => Promise<void>
}

type Operations = Readonly<Record<string, Endpoint>>

interface LookUpParts {
  /** Registry with the static operations. The look-up adds the server's operations to this registry. */
  registry: ContractRegistry
  /** Requests operations by name. Resolves to the operations that exist and that the user may call. */
  ask: (names: readonly string[]) => Promise<Operations>
}

interface Batch {
  names: string[]
  answer: Promise<void>
}

/** Creates the browser's look-up of operations. */
export function createContractLookUp({ registry, ask }: LookUpParts): ContractLookUp {
  const loaded = new Map<string, Endpoint>()
  const absent = new Set<string>()
  const pending = new Map<string, Promise<void>>()
  let batch: Batch | undefined
  let removeLoaded: (() => void) | undefined
  /** Number of contract changes that the server has reported. */
  let changes = 0

  const store = (names: readonly string[], found: Operations) => {
    for (const name of names) {
      const endpoint = Object.hasOwn(found, name) ? found[name] : undefined
      if (endpoint) loaded.set(name, endpoint)
      else {
        loaded.delete(name)
        absent.add(name)
      }
    }
    removeLoaded?.()
    removeLoaded = registry.register({ operations: Object.fromEntries(loaded) })
  }
  const request = async (names: readonly string[]) => {
    const since = changes
    const found = await ask(names).catch(nothingIfNotFound)
    // If the contract has changed meanwhile, the response may be outdated. The response is then dropped, and
    // its names are requested again.
    if (since === changes) store(names, found)
  }
  const requestAll = async (names: readonly string[]) => {
    await Promise.all(chunksOf(names).map(request))
  }
  const startBatch = (): Batch => {
    const names: string[] = []
    const send = async () => {
      batch = undefined
      await requestAll(names)
    }
    const forget = () => {
      for (const name of names) pending.delete(name)
    }
    return { names, answer: Promise.resolve().then(send).finally(forget) }
  }
  const answerTo = (name: string): Promise<void> => {
    const asked = pending.get(name)
    if (asked) return asked
    batch ??= startBatch()
    batch.names.push(name)
    pending.set(name, batch.answer)
    return batch.answer
  }
  const isUnknown = (name: string) =>
    isOperationName(name) && !absent.has(name) && registry.findOperation(name) === undefined

  const load: ContractLookUp['load'] = async (names) => {
    const unknown = names.filter(isUnknown)
    if (unknown.length === 0) return
    await Promise.all(unknown.map(answerTo))
    await load(unknown)
  }
  const refresh = async () => {
    changes += 1
    const names = [...loaded.keys(), ...absent]
    absent.clear()
    // If the request fails, the loaded operations stay, because pages on screen use them.
    await requestAll(names).catch(() => undefined)
  }
  return { findOperation: registry.findOperation, load, refresh }
}

const NOT_FOUND = 404

/**
 * Returns no operations for a 404: a server without this look-up, such as JeecgBoot, has only the static
 * operations.
 */
function nothingIfNotFound(error: unknown): Operations {
  if (failureOf(error)?.status === NOT_FOUND) return {}
  throw error
}

const chunksOf = (names: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(names.length / MAX_NAMES) }, (_, index) =>
    names.slice(index * MAX_NAMES, (index + 1) * MAX_NAMES),
  )
