import type { TObject } from 'typebox'
import type { LocalizedText } from '../http/locale.ts'

/**
 * Behaviour of a job that is due while one of its runs is active: the new run is skipped, or waits, or runs
 * in parallel.
 */
export type Concurrency = 'skip' | 'queue' | 'parallel'

/** Longest timeout of a run, in seconds. */
export const MAX_TIMEOUT_SECONDS = 21_600

/** Context of a run, without the services of its process. */
export interface RunContext {
  /** Aborted after the timeout, when a user cancels the run, and when the server stops. */
  signal: AbortSignal
  /** Reports how many units of work are done. */
  progress: (done: number, total: number) => void
  /** Adds a line to the output of the run; the output has a maximum length. */
  log: (line: string) => void
  /** Time at which the run was due, or at which a user started it. */
  scheduledTime: Date
  /** User name of the user who started the run; undefined for a scheduled run. */
  startedBy: string | undefined
}

/** A handler that users can schedule, with the settings of a new job. */
export interface RegisteredJob {
  /** Area and verb, `settlement.generate`; at most 32 characters. */
  name: string
  titles: LocalizedText
  /** Description of the job in one sentence. */
  about: LocalizedText
  /** Schema of the parameters. */
  params: TObject
  /** Seconds after which a run is aborted, at most `MAX_TIMEOUT_SECONDS`. */
  timeoutSeconds: number
  /** Number of further attempts after a failure. */
  retries: number
  concurrency: Concurrency
  /** Schedule in business time. With it, the job exists from the first start on. Its parameters are empty. */
  defaultCron?: string
  /** True for a job that only demo mode has. */
  onlyInDemo?: boolean
  /** Does the work. The context also has the services, which only `Job` declares. */
  run(params: Record<string, unknown>, context: RunContext): Promise<void>
}

/** Registered jobs, by name. */
export type Jobs = Readonly<Record<string, RegisteredJob>>
