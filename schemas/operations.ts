import { operations } from './contracts/operations.gen.ts'

export { MAX_NAMES } from './contracts/contract/limits.ts'
export { type Access, type Endpoint, permissionOf } from './contracts/endpoint.ts'
export { MAX_MANY } from './contracts/many-limit.ts'
export { type ContractRegistry, createContractRegistry } from './contracts/registry/contract-registry.ts'
export { visitorErrorCodes } from './contracts/visitor/error-codes.ts'
export { isOperationName } from './meta/operation-name.ts'
export { findVisitorOperation } from './visitor-operations.ts'

export { operations }

export type OperationName = keyof typeof operations
