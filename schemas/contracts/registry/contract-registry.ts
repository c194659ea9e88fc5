import { isOperationName } from '../../meta/operation-name.ts'
import type { Endpoint } from '../endpoint.ts'
import type { Model, OperationShapes } from '../model.ts'
import { contractNameInvalid, contractNameTaken } from './errors.ts'

/** Operations, schemas of operations, and models, each by name. */
export interface Contracts {
  operations: Readonly<Record<string, Endpoint>>
  shapes: Readonly<Record<string, OperationShapes>>
  models: Readonly<Record<string, Model>>
}

/**
 * A registry of the API contract. The registry contains the static contracts, and the sources that are
 * registered at run time.
 */
export interface ContractRegistry {
  /** Returns an operation; undefined for an unknown name. */
  findOperation: (name: string) => Endpoint | undefined
  /** Returns the argument and result schemas of an operation. */
  findShapes: (name: string) => OperationShapes | undefined
  findModel: (name: string) => Model | undefined
  /** Returns all registered contracts. Returns the same object until the next change of the registry. */
  all: () => Contracts
  /**
   * Adds all operations, schemas and models of a source. Throws, and adds nothing, if a name is malformed or
   * already exists. Returns a function that removes the source again.
   */
  register: (source: Partial<Contracts>) => () => void
  /** Calls the listener after each change. Returns a function that ends the subscription. */
  subscribe: (listener: () => void) => () => void
}

const MODEL = /^[A-Z][A-Za-z0-9]*$/
const isModelName = (name: string) => MODEL.test(name)

/** Creates a store of operations, schemas or models, by name. */
function createNames<Value>(what: string, isValid: (name: string) => boolean) {
  const known = new Map<string, Value>()
  return {
    find: (name: string): Value | undefined => known.get(name),
    check: (added: Readonly<Record<string, Value>> = {}) => {
      for (const name of Object.keys(added)) {
        if (!isValid(name)) throw contractNameInvalid({ what, name })
        if (known.has(name)) throw contractNameTaken({ what, name })
      }
    },
    add: (added: Readonly<Record<string, Value>> = {}) => {
      for (const [name, value] of Object.entries(added)) known.set(name, value)
    },
    remove: (removed: Readonly<Record<string, Value>> = {}) => {
      for (const name of Object.keys(removed)) known.delete(name)
    },
    all: (): Record<string, Value> => Object.fromEntries(known),
  }
}

/** Creates a registry with an initial source, which can't be removed. */
export function createContractRegistry(first: Partial<Contracts> = {}): ContractRegistry {
  const operations = createNames<Endpoint>('an operation', isOperationName)
  const shapes = createNames<OperationShapes>('shapes', isOperationName)
  const models = createNames<Model>('a model', isModelName)
  const listeners = new Set<() => void>()
  let everything: Contracts | undefined

  const notify = () => {
    everything = undefined
    for (const listener of [...listeners]) listener()
  }
  const remove = (source: Partial<Contracts>) => {
    operations.remove(source.operations)
    shapes.remove(source.shapes)
    models.remove(source.models)
    notify()
  }
  const register: ContractRegistry['register'] = (source) => {
    operations.check(source.operations)
    shapes.check(source.shapes)
    models.check(source.models)
    operations.add(source.operations)
    shapes.add(source.shapes)
    models.add(source.models)
    notify()
    let isRegistered = true
    return () => {
      if (isRegistered) remove(source)
      isRegistered = false
    }
  }
  register(first)

  return {
    findOperation: operations.find,
    findShapes: shapes.find,
    findModel: models.find,
    all: () => {
      everything ??= { operations: operations.all(), shapes: shapes.all(), models: models.all() }
      return everything
    },
    register,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
