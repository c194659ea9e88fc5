import type { PrintStep } from '#schemas'

/** Opens the browser's dialog for printing. */
export function printAction(_: PrintStep): undefined {
  globalThis.print()
}
