import { autorun } from '@formily/reactive'
import { errorText } from '../http/errors.ts'
import { toAppError } from '../page/errors.ts'
import type { FormCore } from './form-core.ts'
import type { LeafState, PartState, RuleState } from './form-state.ts'
import { ref } from './ref.ts'

/** Form rules of one input. A rule is active after the first check of `part`, its part of the form. */
export type RulesAt = readonly { rule: RuleState; part: PartState }[]

export interface LeafProblems {
  /** The functions of an input's state that concern errors. */
  errors: Pick<LeafState, 'problems' | 'check' | 'setServerError' | 'clearServerErrors' | 'resetCheck'>
  /**
   * Returns a function that sets the result of the server's rules. The function returns false if the value
   * has changed since `expectAnswer` was called.
   */
  expectAnswer: () => (message: string) => boolean
  isChecked: () => boolean
  /** True if the value meets all rules that are checked in the browser. */
  isValid: () => boolean
  /** Sets the form rules of this input, after all inputs are built. */
  setRules: (rules: RulesAt) => void
}

interface Parts {
  core: FormCore
  leaf: () => LeafState
  /** Returns the errors of the value itself, without errors of form rules and of the server. */
  valueErrors: () => readonly string[]
}

/**
 * Creates the errors of an input. The errors are computed only after the first check of the input, so that an
 * untouched form spends no time on them.
 */
export function createProblems({ core, leaf, valueErrors }: Parts): LeafProblems {
  const problems = ref<readonly string[]>([])
  const isChecked = ref(false)
  const serverError = ref('')
  const ruleError = ref('')
  let valueChanges = 0
  let rules: RulesAt = []
  let isObserved = false
  let lastText = ''

  const collectErrors = (): readonly string[] => {
    try {
      if (!core.isShown(leaf())) return []
      const errors = isChecked.value ? valueErrors() : []
      // Form rules are checked only if the value itself is valid.
      const activeRules = errors.length > 0 ? [] : rules
      const found = [
        ...errors,
        ...(leaf().overrides.value?.errors() ?? []),
        ruleError.value,
        serverError.value,
        ...activeRules.map(({ rule, part }) =>
          part.isChecked.value && rule.leaf.value === leaf() && !rule.isMet.value
            ? core.ports.value.text(rule.spec.message)
            : '',
        ),
      ]
      return [...new Set(found.filter((message) => message !== ''))]
    } catch (error) {
      // The error of an invalid rule is shown at the input.
      return [errorText(toAppError(error), core.ports.value.text)]
    }
  }
  const observe = () => {
    if (isObserved) return
    isObserved = true
    autorun(() => {
      const found = collectErrors()
      const text = found.join('\n')
      // Compares with `lastText`, because a reaction that reads `problems` would observe it and run twice.
      if (text === lastText) return
      lastText = text
      problems.value = found
    })
  }
  /** Removes server errors and ignores answers that are still pending, because the value has changed. */
  const clearServerErrors = () => {
    valueChanges += 1
    serverError.value = ''
    ruleError.value = ''
  }
  return {
    errors: {
      problems,
      check: () => {
        isChecked.value = true
        observe()
      },
      setServerError: (message) => {
        serverError.value = message
        observe()
      },
      clearServerErrors,
      resetCheck: () => {
        isChecked.value = false
        clearServerErrors()
      },
    },
    expectAnswer: () => {
      const before = valueChanges
      return (message) => {
        if (before !== valueChanges) return false
        ruleError.value = message
        observe()
        return true
      }
    },
    isChecked: () => isChecked.value,
    isValid: () => {
      try {
        return core.isShown(leaf()) && valueErrors().length === 0
      } catch {
        return false
      }
    },
    setRules: (next) => {
      rules = next
    },
  }
}
