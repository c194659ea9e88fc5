import type { Step, Text, When } from '#schemas'
import type { SchemaLocation } from '#schemas/errors'
import type { ContractLookUp } from '../contracts/contract-look-up.ts'
import type { Files } from '../files/files-port.ts'
import type { Http } from '../http/create-http.ts'
import type { Translate } from '../i18n/interpolate.ts'
import type { Notify } from '../notify/notify-port.ts'
import type { PageParams } from '../page/page-context.ts'
import type { FormHandle } from '../page/page-session.ts'
import type { DrawerContent } from '../page/use-drawer.ts'
import type { Registry } from '../registry/create-registry.ts'
import type { DataRecord } from '../registry/definitions.ts'
import type { IdempotencyKeys } from './idempotency-keys.ts'

/** Result of a step that ends the chain without an error, for example because the user cancelled. */
export const STOP = Symbol('stop')
/** Result of a handler that has already run the steps after its step. */
export const DONE = Symbol('done')
export type Outcome = typeof STOP | typeof DONE | undefined

/** Page and action that started a write, for the headers of the write. */
export interface ActionOrigin {
  page: string
  version: string
  action: string
}

/**
 * Data and functions for the steps of a run. Each run has its own context, and so has each row of a
 * `forEach`.
 */
export interface ActionContext {
  origin: ActionOrigin
  record: DataRecord | undefined
  /** Results of earlier steps, by the name in their `as`. */
  results: Record<string, unknown>
  value: (value: unknown, context: ActionContext) => unknown
  text: (text: Text, context: ActionContext) => string
  isMet: (when: When | undefined, context: ActionContext) => boolean
  translate: Translate
  http: Http
  contracts: ContractLookUp
  notify: Notify
  idempotencyKeys: IdempotencyKeys
  /** Returns the idempotency keys of one row in a bulk action. The keys are kept until the row succeeds. */
  idempotencyKeysOf: (row: string) => IdempotencyKeys
  refresh: (names?: readonly string[]) => Promise<void>
  /** Removes rows from the selection. */
  deselect: (records: readonly DataRecord[]) => void
  openDrawer: (content: DrawerContent) => void
  pathOf: (pageId: string) => string | undefined
  navigate: (to: string) => void
  setValues: ((values: PageParams) => void) | undefined
  /** The page's form, or undefined on a page without a form. */
  form: FormHandle | undefined
  /**
   * Closes the drawer or dialog that shows the page, or leaves the page of a record. The function is
   * undefined for other pages.
   */
  closeOverlay: (() => void) | undefined
  files: Files | undefined
  print: () => Promise<void> | void
  registry: Registry
}

/** Location of a running step, and functions with which it runs other steps. */
export interface StepRun {
  /** Location of the step in its page. */
  at: SchemaLocation
  /** Runs the steps after this step. A handler that has called `rest` returns DONE. */
  rest: () => Promise<Outcome>
  /** Runs the given steps, then calls `rest`. */
  runSteps: (
    steps: readonly Step[],
    context: ActionContext,
    at: SchemaLocation,
    rest?: () => Promise<Outcome>,
  ) => Promise<Outcome>
}

/**
 * Executes all steps with the same `do`. A handler neither catches nor shows errors: the engine adds the
 * location to an error and shows it once.
 */
export type Handler<S extends Step> = (
  step: S,
  context: ActionContext,
  run: StepRun,
) => Promise<Outcome> | Outcome

export type Handlers = { [Name in Step['do']]: Handler<Extract<Step, { do: Name }>> }
