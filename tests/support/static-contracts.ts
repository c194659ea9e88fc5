import { type ContractLookUp, createContractLookUp } from '#runtime/http'
import { createContractRegistry, operations } from '#schemas/operations'

/** Creates a contract look-up that knows only the static operations and sends no requests. */
export const staticContracts = (): ContractLookUp =>
  createContractLookUp({ registry: createContractRegistry({ operations }), ask: async () => ({}) })
