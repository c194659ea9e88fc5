import type { FormArray } from '#schemas'
import { isRecord } from '#schemas/values'
import { type BranchState, isBranch, type NodeState } from './form-state.ts'

/** Components of secrets, such as passwords and approvals, which are never stored. */
const SECRET_COMPONENTS: readonly unknown[] = ['Password', 'FourEyes']
export const isSecretComponent = (name: unknown) => SECRET_COMPONENTS.includes(name)
/** Field names that mark a secret, whatever its component. */
export const SECRET_NAME = /passw|pwd|secret|token|captcha|sms_?code/i

/** Names of the secret fields of a node, including columns of sub-tables. */
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

/** Values without fields that are secret or have a secret name, at any depth. */
export function withoutSecrets(value: unknown, secrets: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutSecrets(each, secrets))
  if (!isRecord(value)) return value
  const safeEntries = Object.entries(value).filter(([name]) => !secrets.has(name) && !SECRET_NAME.test(name))
  return Object.fromEntries(safeEntries.map(([name, each]) => [name, withoutSecrets(each, secrets)]))
}
