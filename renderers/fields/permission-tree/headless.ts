import type { OperationCall } from '#runtime'
import type { PermissionTreeFieldProps } from './schema.ts'

/** The call that gives what can be granted. */
export const choicesOf = ({
  op = 'permission.choices',
  args = {},
}: PermissionTreeFieldProps): OperationCall => ({
  op,
  args,
})
