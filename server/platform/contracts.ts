import { type ContractRegistry, createContractRegistry, models, operations, shapes } from '#schemas'

/** Creates the contract registry of a process, with the operations and models of the build. */
export const createServerContracts = (): ContractRegistry =>
  createContractRegistry({ operations, shapes, models })
