import type { Static, TObject } from 'typebox'
import type { Services } from '../../services.ts'
import type { RegisteredJob, RunContext } from './registered-job.ts'

/** Context of a run. */
export interface JobContext extends RunContext {
  services: Services
}

/** A handler that users can schedule. */
export interface Job<Params extends TObject = TObject> extends Omit<RegisteredJob, 'params' | 'run'> {
  params: Params
  /**
   * Does the work. A run can be repeated if it fails or if its node dies. So repeated runs must have the same
   * effect as a single run.
   */
  run(params: Static<Params>, context: JobContext): Promise<void>
}

/** Declares a job, which an area registers in its property `jobs`. */
export const defineJob = <Params extends TObject>(job: Job<Params>): Job => job as unknown as Job
