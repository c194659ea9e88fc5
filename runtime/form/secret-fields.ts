import type { FormArray } from '#schemas'
import { isRecord } from '#schemas/values'
import { type BranchState, isBranch, type NodeState } from './form-state.ts'

/**
 * Components that edit secrets, such as passwords and approvals. The values of these components are never
 * stored.
 */
const SECRET_COMPONENTS: readonly unknown[] = ['Password', 'FourEyes']
export const isSecretComponent = (name: unknown) => SECRET_COMPONENTS.includes(name)
/** Names of fields whose values count as secret, with any component. */
export const SECRET_NAME = /passw|pwd|secret|token|captcha|sms_?code/i

/** Names of the secret fields of a node, including secret columns of sub-tables. */
export function secretFieldsIn(node: NodeState | BranchState): string[] {
  if (isBranch(node)) return node.children.flatMap(secretFieldsIn)
  if (node.kind === 'field') return isSecret(node.spec) ? [node.spec.field] : []
  return node.kind === 'array' ? secretColumnsIn(node.spec) : []
}

const secretColumnsIn = ({ columns, nodes = [] }: FormArray): string[] => [
  ...columns.filter(isSecret).map(({ field }) => field),
  ...nodes.flatMap(secretColumnsIn),
]

const isSecret = ({ component, field }: { component?: string | undefined; field: string }) =>
  isSecretComponent(component) || SECRET_NAME.test(field)

/**
 * Copies values without the fields in `secrets` and the fields whose names match `SECRET_NAME`, at any depth.
 */
export function withoutSecrets(value: unknown, secrets: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutSecrets(each, secrets))
  if (!isRecord(value)) return value
  const safeEntries = Object.entries(value).filter(([name]) => !secrets.has(name) && !SECRET_NAME.test(name))
  return Object.fromEntries(safeEntries.map(([name, each]) => [name, withoutSecrets(each, secrets)]))
}
