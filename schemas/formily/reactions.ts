import type { Path } from '../check/page-text.ts'
import type { Expression, When } from '../meta/value.ts'
import { codeProblem } from './code-problem.ts'
import { type CodeScope, codeToExpression, codeToWhen, negate } from './code-to-when.ts'
import { codeIn, isCode, type Omission } from './formily-schema.ts'

/** Changes that a reaction makes to a node: conditions for its states, or an expression for its value. */
export interface Effect {
  /**
   * Path of the node that the reaction changes. By default, the reaction changes the node that declares it.
   */
  target?: string
  visible?: When
  disabled?: When
  requiredWhen?: When
  compute?: Expression
}

interface ReactionParts {
  path: Path
  /** Expression that reads the value of the node itself. */
  self: string
  /**
   * Returns the expression that reads a field: `price`, or `.price` for a field of the same record. Returns
   * undefined for other paths.
   */
  read: (path: string) => string | undefined
  typeOf: CodeScope['typeOf']
  omit: (omission: Omission) => void
}

type State = Record<string, unknown>

interface Reaction {
  [key: string]: unknown
  target?: string
}

/** Converts the `x-reactions` of a node to effects. Reports unsupported parts by `omit`. */
export function readReactions(reactions: unknown, parts: ReactionParts): Effect[] {
  const list = Array.isArray(reactions) ? reactions : [reactions]
  return list.flatMap((reaction, index) => {
    const path = Array.isArray(reactions) ? [...parts.path, index] : parts.path
    return readReaction(reaction, { ...parts, path })
  })
}

function readReaction(reaction: unknown, parts: ReactionParts): Effect[] {
  const { path, omit } = parts
  if (typeof reaction !== 'object' || reaction === null) {
    omit({ path, message: codeProblem(reaction) })
    return []
  }
  const { dependencies, when, target, fulfill, otherwise, ...others } = reaction as Reaction
  for (const key of Object.keys(others))
    omit({ path: [...path, key], message: `"${key}" of a reaction is not supported.` })
  const scope = {
    deps: dependenciesOf(dependencies, parts.read),
    self: parts.self,
    typeOf: parts.typeOf,
  }
  const condition = conditionOf(when, scope)
  if (when !== undefined && !condition) {
    omit({ path: [...path, 'when'], message: codeProblem(when) })
    return []
  }
  const met = statesOf(fulfill, [...path, 'fulfill'], omit)
  const unmet = statesOf(otherwise, [...path, 'otherwise'], omit)
  const effect: Effect = { ...(target !== undefined && { target }) }
  for (const key of new Set([...Object.keys(met), ...Object.keys(unmet)])) {
    const change = condition
      ? switched(key, [met[key], unmet[key]], condition)
      : computed(key, met[key], scope)
    Object.assign(effect, change)
    if (!change)
      omit({ path: [...path, key in met ? 'fulfill' : 'otherwise', 'state', key], ...noState(key, met) })
  }
  return Object.keys(effect).some((key) => key !== 'target') ? [effect] : []
}

const noState = (key: string, state: State) => ({
  message: isCode(state[key]) ? codeProblem(state[key]) : `A rule can't set the state "${key}".`,
})

const conditionOf = (when: unknown, scope: CodeScope): When | undefined => {
  const code = codeIn(when)
  if (typeof when === 'boolean') return { $expr: String(when) }
  return code === undefined ? undefined : codeToWhen(code, scope)
}

function dependenciesOf(dependencies: unknown, read: ReactionParts['read']): Record<string, string> {
  if (typeof dependencies !== 'object' || dependencies === null) return {}
  const entries = Object.entries(dependencies).flatMap(([key, given]) => {
    const { source = given, name = key } =
      typeof given === 'object' && given !== null ? (given as { source?: unknown; name?: string }) : {}
    if (typeof source !== 'string') return []
    // `price#value` reads the value of the field `price`. Rules can't read other states of a field.
    const [field = '', state = 'value'] = source.split('#')
    const expression = state === 'value' ? read(field) : undefined
    return expression === undefined ? [] : [[name, expression] as const]
  })
  return Object.fromEntries(entries)
}

/** Returns the states that a branch of a reaction sets. Everything else in the branch becomes an omission. */
function statesOf(branch: unknown, path: Path, omit: ReactionParts['omit']): State {
  if (typeof branch !== 'object' || branch === null) return {}
  const { state, ...others } = branch as { state?: State }
  for (const key of Object.keys(others))
    omit({
      path: [...path, key],
      message: `"${key}" of a reaction is not supported, only "state".`,
    })
  return state ?? {}
}

/** Converts a state that depends on `when`. In each branch, the value of the state is constant. */
function switched(
  key: string,
  [met, unmet]: readonly [met: unknown, unmet: unknown],
  condition: When,
): Partial<Effect> | undefined {
  const [on, off] = [constant(key, met), constant(key, unmet)]
  const isCodeLeft = (met !== undefined && !on) || (unmet !== undefined && !off)
  if (isCodeLeft || on?.holds === off?.holds) return undefined
  const state = (on ?? off)?.state as keyof Effect
  const holds = on ? on.holds : !off?.holds
  return { [state]: holds ? condition : negate(condition) }
}

/** Converts a state whose value is an expression. */
function computed(key: string, value: unknown, scope: CodeScope): Partial<Effect> | undefined {
  const code = codeIn(value)
  if (code === undefined) return undefined
  if (key === 'value') {
    const compute = codeToExpression(code, scope)
    return compute && { compute }
  }
  const literal = constant(key, true)
  if (key === 'display' || key === 'pattern') return stateOfTernary(key, code, scope)
  const when = literal && codeToWhen(code, scope)
  return when && { [literal.state]: literal.holds ? when : negate(when) }
}

/** Converts the states `display` and `pattern`, whose values are strings: `cond ? 'visible' : 'none'`. */
function stateOfTernary(key: string, code: string, scope: CodeScope): Partial<Effect> | undefined {
  const choice = /^(.*)\?\s*'(\w+)'\s*:\s*'(\w+)'$/s.exec(code)
  const when = choice?.[1] === undefined ? undefined : codeToWhen(choice[1], scope)
  return when && choice ? switched(key, [choice[2], choice[3]], when) : undefined
}

const booleans = new Map<unknown, boolean>([
  [true, true],
  [false, false],
  ['{{true}}', true],
  ['{{false}}', false],
])

/**
 * Converts a state of Formily with a constant value to a state of the page. For example, `hidden: true`
 * becomes `visible` with false.
 */
function constant(key: string, value: unknown): { state: keyof Effect; holds: boolean } | undefined {
  if (key === 'display' || key === 'pattern') {
    if (typeof value !== 'string' || isCode(value)) return undefined
    return key === 'display'
      ? { state: 'visible', holds: value === 'visible' }
      : { state: 'disabled', holds: value !== 'editable' }
  }
  const isOn = booleans.get(value)
  if (isOn === undefined) return undefined
  if (key === 'visible') return { state: 'visible', holds: isOn }
  if (key === 'hidden') return { state: 'visible', holds: !isOn }
  if (key === 'disabled') return { state: 'disabled', holds: isOn }
  if (key === 'editable') return { state: 'disabled', holds: !isOn }
  return key === 'required' ? { state: 'requiredWhen', holds: isOn } : undefined
}
