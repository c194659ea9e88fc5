import { batch } from '@formily/reactive'
import type { Wizard } from '#schemas'
import type { FormEngine } from '../form/form-engine.ts'
import type { FormPart, PartState } from '../form/form-state.ts'
import { ref } from '../form/ref.ts'

/**
 * Status of a step. `done`: completed and valid. `wrong`: has errors. `open`: to be filled in. `coming`: the
 * user may not open it yet.
 */
export type StepStatus = 'done' | 'wrong' | 'open' | 'coming'

/** Progress in a wizard. Components that call its functions render again when the progress changes. */
export interface WizardSteps {
  /** Ids of the visible steps. The review is the last. */
  ids: () => readonly string[]
  /** Steps that the user may open: all steps up to the first one that isn't done or isn't valid. */
  reachable: () => readonly string[]
  /** Returns the requested step if the user may open it, otherwise the last step that the user may open. */
  allowedStep: (requested: string | null) => string
  statusOf: (id: string) => StepStatus
  /** Marks all steps before the given one as done. An unknown id marks no step. */
  markDoneBefore: (id: string | null) => void
  /**
   * Checks and saves the steps from `from` up to the target. Resolves to the target, or to the first step
   * that has errors.
   */
  checkUpTo: (from: string, to: string) => Promise<string>
}

interface StepOptions {
  /** Id of the review step, if the wizard has a review. */
  review: string | undefined
  /** Checks and saves a step on the server. Resolves to true if the server found no errors. */
  callServer?: (id: string) => Promise<boolean>
}

/** Creates the progress of a wizard. */
export function createWizardSteps(
  engine: FormEngine,
  { review, callServer = async () => true }: StepOptions,
): WizardSteps {
  const done = ref<ReadonlySet<string>>(new Set())
  const parts = new Map(engine.parts.map((part) => [part.id, part]))
  const ids = () => [
    ...engine.parts.filter(isVisible).map(({ id }) => id),
    ...(review === undefined ? [] : [review]),
  ]
  const isValid = (id: string) => done.value.has(id) && !hasErrors(parts.get(id))
  const reachable = () => {
    const all = ids()
    const first = all.findIndex((id) => !isValid(id))
    return first < 0 ? all : all.slice(0, first + 1)
  }
  return {
    ids,
    reachable,
    allowedStep: (requested) => {
      const reachableIds = reachable()
      return requested !== null && reachableIds.includes(requested) ? requested : (reachableIds.at(-1) ?? '')
    },
    statusOf: (id) => {
      if (hasErrors(parts.get(id))) return 'wrong'
      if (done.value.has(id)) return 'done'
      return reachable().includes(id) ? 'open' : 'coming'
    },
    markDoneBefore: (id) => {
      const all = ids()
      done.value = new Set(all.slice(0, Math.max(0, all.indexOf(id ?? ''))))
    },
    checkUpTo: async (from, to) => {
      const all = ids()
      for (const id of all.slice(all.indexOf(from), all.indexOf(to))) {
        // Removes the server errors of the last check: the user may have fixed one by changing another field
        // of the step.
        engine.clearServerErrors(id)
        if (!(await engine.check(id)) || !(await callServer(id))) return id
        batch(() => {
          done.value = new Set([...done.value, id])
        })
      }
      return to
    },
  }
}

/**
 * True if the step is visible. A step whose condition is invalid counts as visible, so that it shows the
 * error.
 */
function isVisible(part: PartState): boolean {
  try {
    return part.shown.value
  } catch {
    return true
  }
}

const hasErrors = (part: PartState | undefined) => part !== undefined && part.errorCount.value > 0

/** Converts the steps of a wizard to parts of one form. */
export const partsOf = ({ steps }: Wizard): readonly FormPart[] =>
  steps.map(({ id, nodes, rules, when }, index) => ({
    id,
    nodes,
    rules,
    when,
    pointer: `/wizard/steps/${index}/nodes`,
  }))

const REVIEW = 'review'

/** Returns an id for the review step that no other step has, or undefined if there is no review. */
export function reviewIdOf({ steps, review }: Wizard): string | undefined {
  if (!review) return undefined
  const isTaken = steps.some(({ id }) => id === REVIEW)
  return isTaken ? `${REVIEW}.all` : REVIEW
}
