import type { DownloadStep } from '#schemas'
import type { Arguments } from '../../http/to-request.ts'
import type { ActionContext, StepRun } from '../context.ts'
import { noFiles } from '../errors.ts'

/** Saves the file that an operation answers with. */
export async function downloadAction(
  { op, args }: DownloadStep,
  context: ActionContext,
  { at }: StepRun,
): Promise<undefined> {
  if (!context.files?.save) throw noFiles({}, { at })
  await context.files.save(op, context.value(args ?? {}, context) as Arguments)
}
