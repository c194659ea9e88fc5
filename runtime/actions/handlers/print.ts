import type { PrintStep } from '#schemas'
import type { ActionContext } from '../context.ts'

/** Opens the browser's dialog for printing. */
export async function printAction(_: PrintStep, { print }: ActionContext): Promise<undefined> {
  await print()
}
