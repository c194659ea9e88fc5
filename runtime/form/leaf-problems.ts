import { autorun } from '@formily/reactive'
import { errorText } from '../http/errors.ts'
import { toAppError } from '../page/errors.ts'
import type { FormCore } from './form-core.ts'
import type { LeafState, PartState, RuleState } from './form-state.ts'
import type { Ref } from './ref.ts'
import { ref } from './ref.ts'

/** Rules whose messages stand at one input, with the part that says from when on they speak. */
export type RulesAt = readonly { rule: RuleState; part: PartState }[]

export interface LeafProblems {
  problems: Ref<readonly string[]>
  check: () => void
  refuse: (message: string) => void
  /** Sets the answer of the server's rules, if the value is still the same then; gives whether it is. */
  expectAnswer: () => (message: string) => boolean
  /** Forgets messages of the server, also those on their way: the value is another one. */
  forgetAnswers: () => void
  isChecked: () => boolean
  /** Back to how it was before the first check. */
  forgetCheck: () => void
  /** The value is right by itself, whatever the server said of it. */
  isSound: () => boolean
  /** The rules that speak here are known once the whole form is. */
  setRules: (rules: RulesAt) => void
}

interface Parts {
  core: FormCore
  leaf: () => LeafState
  /** What is wrong with the value in itself. */
  own: () => readonly string[]
}

/** What is wrong with an input: followed from its first check on, so that an untouched form costs nothing. */
export function createProblems({ core, leaf, own }: Parts): LeafProblems {
  const problems = ref<readonly string[]>([])
  const isChecked = ref(false)
  const refused = ref('')
  const verdict = ref('')
  let replaced = 0
  let rules: RulesAt = []
  let isFollowed = false
  let told = ''

  const find = (): readonly string[] => {
    try {
      if (!core.isShown(leaf())) return []
      const alone = isChecked.value ? own() : []
      // What is wrong by itself is mended first: beside another value it is not looked at yet.
      const beside = alone.length > 0 ? [] : rules
      const found = [
        ...alone,
        ...(leaf().overrides.value?.errors() ?? []),
        verdict.value,
        refused.value,
        ...beside.map(({ rule, part }) =>
          part.isChecked.value && rule.leaf.value === leaf() && !rule.holds.value
            ? core.ports.value.text(rule.spec.message)
            : '',
        ),
      ]
      return [...new Set(found.filter((message) => message !== ''))]
    } catch (error) {
      // A rule that can't be read lets nothing through.
      return [errorText(toAppError(error), core.ports.value.text)]
    }
  }
  const follow = () => {
    if (isFollowed) return
    isFollowed = true
    autorun(() => {
      const found = find()
      const words = found.join('\n')
      // What it told last is kept beside: to read it here would be to follow it, and to run twice.
      if (words === told) return
      told = words
      problems.value = found
    })
  }
  const forgetAnswers = () => {
    replaced += 1
    refused.value = ''
    verdict.value = ''
  }
  return {
    problems,
    check: () => {
      isChecked.value = true
      follow()
    },
    refuse: (message) => {
      refused.value = message
      follow()
    },
    expectAnswer: () => {
      const before = replaced
      return (message) => {
        if (before !== replaced) return false
        verdict.value = message
        follow()
        return true
      }
    },
    forgetAnswers,
    isChecked: () => isChecked.value,
    forgetCheck: () => {
      isChecked.value = false
      forgetAnswers()
    },
    isSound: () => {
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
