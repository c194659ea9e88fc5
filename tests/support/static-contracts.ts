import { type ContractLookUp, createContractLookUp } from '#runtime/http'
import { createContractRegistry, operations } from '#schemas/operations'

/** Contract service with the static operations only; it sends no request. */
export const staticContracts = (): ContractLookUp =>
  createContractLookUp({ registry: createContractRegistry({ operations }), ask: async () => ({}) })
