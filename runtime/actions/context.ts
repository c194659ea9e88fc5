import type { Step, Text, When } from '#schemas'
import type { SchemaLocation } from '#schemas/errors'
import type { Files } from '../files/port.ts'
import type { Http } from '../http/create-http.ts'
import type { Translate } from '../i18n/interpolate.ts'
import type { Notify } from '../notify/port.ts'
import type { PageParams } from '../page/page-context.ts'
import type { FormHandle } from '../page/page-session.ts'
import type { DrawerContent } from '../page/use-drawer.ts'
import type { Registry } from '../registry/create-registry.ts'
import type { DataRecord } from '../registry/definitions.ts'
import type { Attempts } from './attempts.ts'

/** Ends the chain quietly: declining is not a failure. */
export const STOP = Symbol('stop')
/** The steps after this one were run already, within it. */
export const DONE = Symbol('done')
export type Outcome = typeof STOP | typeof DONE | undefined

/** Where an action runs; every write names it. */
export interface ActionOrigin {
  page: string
  version: string
  action: string
}

/** What steps may do; made anew for each run, and for each row of a forEach. */
export interface ActionContext {
  origin: ActionOrigin
  record: DataRecord | undefined
  /** Results of steps by the name they are given with `as`. */
  results: Record<string, unknown>
  value: (value: unknown, context: ActionContext) => unknown
  text: (text: Text, context: ActionContext) => string
  holds: (when: When | undefined, context: ActionContext) => boolean
  translate: Translate
  http: Http
  notify: Notify
  attempts: Attempts
  /** The keys of one row of several: they are kept until that row is done, whatever becomes of the others. */
  attemptsOf: (row: string) => Attempts
  refresh: (names?: readonly string[]) => Promise<void>
  /** Lets rows go of the selection: they are done with. */
  deselect: (records: readonly DataRecord[]) => void
  openDrawer: (content: DrawerContent) => void
  pathOf: (pageId: string) => string | undefined
  navigate: (to: string) => void
  setValues: ((values: PageParams) => void) | undefined
  /** The page's form; undefined where it has none. */
  form: FormHandle | undefined
  /** Undefined where the page is in no drawer. */
  closeOverlay: (() => void) | undefined
  files: Files | undefined
  print: () => Promise<void> | void
  registry: Registry
}

/** What the engine lends a handler besides the context. */
export interface StepRun {
  /** The step's place in its page. */
  at: SchemaLocation
  /** Runs the steps after this one. A handler that runs them itself returns DONE. */
  rest: () => Promise<Outcome>
  /** Runs other steps, and then those given as `rest`. */
  runSteps: (
    steps: readonly Step[],
    context: ActionContext,
    at: SchemaLocation,
    rest?: () => Promise<Outcome>,
  ) => Promise<Outcome>
}

/** Does its one thing. It never shows an error and never catches one: the engine places, words and shows it once. */
export type Handler<S extends Step> = (
  step: S,
  context: ActionContext,
  run: StepRun,
) => Promise<Outcome> | Outcome

export type Handlers = { [Name in Step['do']]: Handler<Extract<Step, { do: Name }>> }
