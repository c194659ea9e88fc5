import { defineError } from '../../errors.ts'

interface ContractName {
  /** Kind of the name: the name of an operation, of schemas or of a model. */
  what: string
  name: string
}

/** Error if a source is registered with a name that already exists. */
export const contractNameTaken = defineError<ContractName>(
  'CONTRACT_NAME_TAKEN',
  'schema',
  ({ what, name }) => `The contract already has ${what} named "${name}".`,
)

/** Error if a source is registered with a malformed name. */
export const contractNameInvalid = defineError<ContractName>(
  'CONTRACT_NAME_INVALID',
  'schema',
  ({ what, name }) => `"${name}" is not a valid name of ${what}.`,
)
