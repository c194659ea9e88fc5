import { autorun } from '@formily/reactive'
import { errorText } from '../http/errors.ts'
import { toAppError } from '../page/errors.ts'
import type { FormCore } from './form-core.ts'
import type { LeafState, PartState, RuleState } from './form-state.ts'
import type { Ref } from './ref.ts'
import { ref } from './ref.ts'

/** Form rules shown at one input, with the part whose first check activates them. */
export type RulesAt = readonly { rule: RuleState; part: PartState }[]

export interface LeafProblems {
  problems: Ref<readonly string[]>
  check: () => void
  setServerError: (message: string) => void
  /** Gives a setter for the error of the server's rules; it returns false where the value was replaced meanwhile. */
  expectAnswer: () => (message: string) => boolean
  /** Removes errors of the server, also of answers in flight: the value was replaced. */
  clearServerErrors: () => void
  isChecked: () => boolean
  /** Removes all errors until the next check. */
  resetCheck: () => void
  /** The value is valid by itself, without the server's rules. */
  isValid: () => boolean
  /** Sets the form rules of this input, known once the whole form is built. */
  setRules: (rules: RulesAt) => void
}

interface Parts {
  core: FormCore
  leaf: () => LeafState
  /** Errors of the value by itself. */
  own: () => readonly string[]
}

/** Errors of an input, observed from its first check on: an untouched form costs nothing. */
export function createProblems({ core, leaf, own }: Parts): LeafProblems {
  const problems = ref<readonly string[]>([])
  const isChecked = ref(false)
  const serverError = ref('')
  const ruleError = ref('')
  let replaced = 0
  let rules: RulesAt = []
  let isFollowed = false
  let lastText = ''

  const find = (): readonly string[] => {
    try {
      if (!core.isShown(leaf())) return []
      const alone = isChecked.value ? own() : []
      // Form rules are checked once the value is valid by itself.
      const beside = alone.length > 0 ? [] : rules
      const found = [
        ...alone,
        ...(leaf().overrides.value?.errors() ?? []),
        ruleError.value,
        serverError.value,
        ...beside.map(({ rule, part }) =>
          part.isChecked.value && rule.leaf.value === leaf() && !rule.holds.value
            ? core.ports.value.text(rule.spec.message)
            : '',
        ),
      ]
      return [...new Set(found.filter((message) => message !== ''))]
    } catch (error) {
      // A rule that can't be read is an error.
      return [errorText(toAppError(error), core.ports.value.text)]
    }
  }
  const follow = () => {
    if (isFollowed) return
    isFollowed = true
    autorun(() => {
      const found = find()
      const text = found.join('\n')
      // Reading `problems` here would observe it, and run this twice.
      if (text === lastText) return
      lastText = text
      problems.value = found
    })
  }
  const clearServerErrors = () => {
    replaced += 1
    serverError.value = ''
    ruleError.value = ''
  }
  return {
    problems,
    check: () => {
      isChecked.value = true
      follow()
    },
    setServerError: (message) => {
      serverError.value = message
      follow()
    },
    expectAnswer: () => {
      const before = replaced
      return (message) => {
        if (before !== replaced) return false
        ruleError.value = message
        follow()
        return true
      }
    },
    clearServerErrors,
    isChecked: () => isChecked.value,
    resetCheck: () => {
      isChecked.value = false
      clearServerErrors()
    },
    isValid: () => {
      try {
        return core.isShown(leaf()) && own().length === 0
      } catch {
        return false
      }
    },
    setRules: (next) => {
      rules = next
    },
  }
}
