import type { Action } from '#schemas'
import type { AppError, SchemaLocation } from '#schemas/errors'
import type { DataRecord } from '../registry/definitions.ts'

/** What an action works on: a row, or the selected rows. */
export interface ActionTarget {
  record?: DataRecord | undefined
  records?: readonly DataRecord[] | undefined
}

/** An action as a button shows it. */
export interface ActionView {
  id: string
  /** In the language of the user. */
  label: string
  icon: string | undefined
  tone: NonNullable<Action['tone']>
  enabled: boolean
  /** Why it is not possible, in the words of its page. */
  whyNot: string | undefined
  /** It runs now, for this target; a second click does nothing. */
  isRunning: boolean
  /** Another action runs for the same row: this one waits for it. */
  isLocked: boolean
  /** Component path of the page that its first step opens. */
  opens: string | undefined
  /** Never rejects: a failure is shown once. */
  run: () => Promise<void>
  /** The page names an action it doesn't have, or its rule can't be read. */
  error: AppError | undefined
  at: SchemaLocation
}

export interface PageActions {
  /** The actions of these ids that the user may see, for this target. */
  viewsOf: (ids: readonly string[] | undefined, target?: ActionTarget) => readonly ActionView[]
}
