import { batch } from '@formily/reactive'
import type { Wizard } from '#schemas'
import type { FormEngine } from '../form/form-engine.ts'
import type { FormPart, PartState } from '../form/form-state.ts'
import { ref } from '../form/ref.ts'

/** Done and valid, done with errors, open to be filled in, or not reached yet. */
export type StepStatus = 'done' | 'wrong' | 'open' | 'coming'

/** Progress in a wizard; its reads are observed. */
export interface WizardSteps {
  /** Ids of the steps that are there now, the review last. */
  ids: () => readonly string[]
  /** Steps the user may open: all valid ones, and the first that is not. */
  reached: () => readonly string[]
  /** The step that is wanted, where it is reached; else the furthest one that is. */
  allowedStep: (wanted: string | null) => string
  statusOf: (id: string) => StepStatus
  /** Counts all steps before this one as done; an unknown one counts none. */
  markDoneBefore: (id: string | null) => void
  /** Checks the steps on the way; gives the last one reached: the goal, or the first with errors. */
  checkUpTo: (from: string, to: string) => Promise<string>
}

/** `review` is the id of the last step that shows everything; undefined where the wizard has none. */
export function createWizardSteps(engine: FormEngine, review: string | undefined): WizardSteps {
  const done = ref<ReadonlySet<string>>(new Set())
  const parts = new Map(engine.parts.map((part) => [part.id, part]))
  const ids = () => [
    ...engine.parts.filter(isThere).map(({ id }) => id),
    ...(review === undefined ? [] : [review]),
  ]
  const isValid = (id: string) => done.value.has(id) && !isWrong(parts.get(id))
  const reached = () => {
    const all = ids()
    const first = all.findIndex((id) => !isValid(id))
    return first < 0 ? all : all.slice(0, first + 1)
  }
  return {
    ids,
    reached,
    allowedStep: (wanted) => {
      const open = reached()
      return wanted !== null && open.includes(wanted) ? wanted : (open.at(-1) ?? '')
    },
    statusOf: (id) => {
      if (isWrong(parts.get(id))) return 'wrong'
      if (done.value.has(id)) return 'done'
      return reached().includes(id) ? 'open' : 'coming'
    },
    markDoneBefore: (id) => {
      const all = ids()
      done.value = new Set(all.slice(0, Math.max(0, all.indexOf(id ?? ''))))
    },
    checkUpTo: async (from, to) => {
      const all = ids()
      for (const id of all.slice(all.indexOf(from), all.indexOf(to))) {
        if (!(await engine.check(id))) return id
        batch(() => {
          done.value = new Set([...done.value, id])
        })
      }
      return to
    },
  }
}

/** A step whose condition can't be read is there: its trouble then shows in its place. */
function isThere(part: PartState): boolean {
  try {
    return part.shown.value
  } catch {
    return true
  }
}

const isWrong = (part: PartState | undefined) => part !== undefined && part.errorCount.value > 0

/** The steps of a wizard as parts of one form. */
export const partsOf = ({ steps }: Wizard): readonly FormPart[] =>
  steps.map(({ id, nodes, rules, when }, index) => ({
    id,
    nodes,
    rules,
    when,
    pointer: `/wizard/steps/${index}/nodes`,
  }))

const REVIEW = 'review'

/** Id of the step that shows everything, unlike those of the page; undefined where there is none. */
export function reviewOf({ steps, review }: Wizard): string | undefined {
  if (!review) return undefined
  const isTaken = steps.some(({ id }) => id === REVIEW)
  return isTaken ? `${REVIEW}.all` : REVIEW
}
