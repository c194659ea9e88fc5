import type { OperationCall } from '#runtime'
import type { PermissionTreeFieldProps } from './schema.ts'

/** The call that lists grantable permissions. */
export const grantsCall = ({
  op = 'permission.choices',
  args = {},
}: PermissionTreeFieldProps): OperationCall => ({
  op,
  args,
})
