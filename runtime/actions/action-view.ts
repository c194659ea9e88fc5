import type { Action } from '#schemas'
import type { AppError, SchemaLocation } from '#schemas/errors'
import type { DataRecord } from '../registry/definitions.ts'

/** What an action runs for: one row, or the selected rows. */
export interface ActionTarget {
  record?: DataRecord | undefined
  records?: readonly DataRecord[] | undefined
}

/** State of an action's button. */
export interface ActionView {
  id: string
  /** Localized label of the action. */
  label: string
  icon: string | undefined
  tone: NonNullable<Action['tone']>
  enabled: boolean
  /** The reason that the page gives for disabling the action. */
  whyNot: string | undefined
  /** True while the action is running for this target. During this time, a click does nothing. */
  isRunning: boolean
  /** True if another action is running for the same row. */
  isLocked: boolean
  /** Component path of the page that the action's first step opens. */
  opens: string | undefined
  /** Runs the action. Never rejects, but shows an error to the user. */
  run: () => Promise<void>
  /** Error of the definition: the page names an unknown action, or a rule of the action is invalid. */
  error: AppError | undefined
  at: SchemaLocation
}

export interface PageActions {
  /**
   * Returns the views of the actions with these ids for a target. Leaves out actions that the user may not
   * see.
   */
  viewsOf: (ids: readonly string[] | undefined, target?: ActionTarget) => readonly ActionView[]
}
