import { defineError } from '../../errors.ts'

interface ContractName {
  /** Kind of the name: an operation, shapes or a model. */
  what: string
  name: string
}

/** Error for a registered source with a name that already exists. */
export const contractNameTaken = defineError<ContractName>(
  'CONTRACT_NAME_TAKEN',
  'schema',
  ({ what, name }) => `The contract already has ${what} named "${name}".`,
)

/** Error for a registered source with a malformed name. */
export const contractNameInvalid = defineError<ContractName>(
  'CONTRACT_NAME_INVALID',
  'schema',
  ({ what, name }) => `"${name}" is not a valid name of ${what}.`,
)
