import type { ImportContext, ReactionTarget } from './form-nodes.ts'
import type { Effect } from './reactions.ts'

/**
 * Applies reactions to the nodes that the reactions change. Reactions that pages don't support become
 * omissions.
 */
export function applyEffects({ effects, targets, omit }: ImportContext): void {
  for (const { effect, own, base, path } of effects) {
    const { target, ...states } = effect
    const targetPath = target?.startsWith('.') ? base + target.slice(1) : target
    const node = targetPath === undefined ? own : targets.get(targetPath)
    if (node) setStates(node, states, (message) => omit({ path, message }))
    else omit({ path, message: `The reaction changes "${target}", which is not in this form.` })
  }
}

function setStates(
  node: ReactionTarget,
  states: Omit<Effect, 'target'>,
  omit: (message: string) => void,
): void {
  const possible = supportedStates(node.node)
  for (const [key, value] of Object.entries(states)) {
    if (!possible.includes(key)) omit(`A node "${node.node}" doesn't support "${key}".`)
    else if (Object.hasOwn(node, key) && !isConstant(node, key))
      omit(`Two reactions set "${key}" of the same node. Only the first is imported.`)
    else Object.assign(node, { [key]: value })
  }
}

const supportedStates = (kind: string): readonly string[] => {
  if (kind === 'field') return ['visible', 'disabled', 'requiredWhen', 'compute']
  return kind === 'array' ? ['visible', 'disabled'] : ['visible']
}

/** True if a state is constant. A reaction may replace a constant state. */
function isConstant(node: object, key: string): boolean {
  const { $expr } = ((node as Record<string, unknown>)[key] ?? {}) as { $expr?: string }
  return $expr === 'true' || $expr === 'false'
}
