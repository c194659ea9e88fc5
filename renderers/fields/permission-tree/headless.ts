import type { OperationCall } from '#runtime'
import type { PermissionTreeFieldProps } from './schema.ts'

/** The call of the operation that lists the permissions that the user may grant. */
export const grantsCall = ({
  op = 'permission.choices',
  args = {},
}: PermissionTreeFieldProps): OperationCall => ({
  op,
  args,
})
