import { isRecord } from '#schemas/values'
import { type BranchState, isBranch, type NodeState } from './form-state.ts'

/** Components of secrets: a password, or the signature it was given for. They are stored nowhere. */
const SECRET_COMPONENTS: readonly unknown[] = ['Password', 'FourEyes']
export const isSecretComponent = (name: unknown) => SECRET_COMPONENTS.includes(name)
/** Names of fields that hold secrets, whatever draws them. */
export const SECRET_NAME = /passw|pwd|secret|token|captcha|sms_?code/i

/** Names of the fields below a node whose values are secrets, columns of sub-tables among them. */
export function secretFieldsIn(node: NodeState | BranchState): string[] {
  if (isBranch(node)) return node.children.flatMap(secretFieldsIn)
  if (node.kind === 'field') return isSecret(node.spec) ? [node.spec.field] : []
  return node.kind === 'array' ? node.spec.columns.filter(isSecret).map(({ field }) => field) : []
}

const isSecret = ({ component, field }: { component?: string | undefined; field: string }) =>
  isSecretComponent(component) || SECRET_NAME.test(field)

/** Values without these fields and without names of secrets, at any depth. */
export function withoutSecrets(value: unknown, secrets: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutSecrets(each, secrets))
  if (!isRecord(value)) return value
  const harmless = Object.entries(value).filter(([name]) => !secrets.has(name) && !SECRET_NAME.test(name))
  return Object.fromEntries(harmless.map(([name, each]) => [name, withoutSecrets(each, secrets)]))
}
