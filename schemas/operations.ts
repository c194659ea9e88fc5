import type { Endpoint } from './contracts/endpoint.ts'
import { operations } from './contracts/operations.gen.ts'

export type { Access, Endpoint } from './contracts/endpoint.ts'
export { visitorErrorCodes } from './contracts/visitor/error-codes.ts'
export { findVisitorOperation } from './visitor-operations.ts'

export { operations }

export type OperationName = keyof typeof operations

/** Finds an operation by name; undefined if the contract has none. */
export function findOperation(name: string): Endpoint | undefined {
  return Object.hasOwn(operations, name) ? operations[name as OperationName] : undefined
}
