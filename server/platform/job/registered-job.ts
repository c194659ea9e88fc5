import type { TObject } from 'typebox'
import type { LocalizedText } from '../http/locale.ts'

/**
 * Treatment of a run that is due while another run of the job is active. The new run is skipped, waits in the
 * queue, or runs in parallel.
 */
export type Concurrency = 'skip' | 'queue' | 'parallel'

/** Maximum timeout of a run, in seconds. */
export const MAX_TIMEOUT_SECONDS = 21_600

/** Context of a run, without the services of the process. */
export interface RunContext {
  /** Signal that is aborted after the timeout, when a user cancels the run, or when the server stops. */
  signal: AbortSignal
  /** Reports how many units of work are done, and how many there are. */
  progress: (done: number, total: number) => void
  /** Adds a line to the output of the run. Output beyond the maximum length is left out. */
  log: (line: string) => void
  /** Time at which the run was due, or at which a user started the run. */
  scheduledTime: Date
  /** User name of the user who started the run. Undefined for a run that the schedule has started. */
  startedBy: string | undefined
}

/** Handler that users can schedule, with the default settings of a new job. */
export interface RegisteredJob {
  /** Area and verb, such as `settlement.generate`. At most 32 characters. */
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
  /**
   * Schedule in business time. If the schedule is given, a start of the server adds the job with empty
   * parameters.
   */
  defaultCron?: string
  /** True for a job that exists only in demo mode. */
  onlyInDemo?: boolean
  /**
   * Does the work. At run time, the context also contains the services, which only the type `Job` declares.
   */
  run(params: Record<string, unknown>, context: RunContext): Promise<void>
}

/** Registered jobs, by name. */
export type Jobs = Readonly<Record<string, RegisteredJob>>
