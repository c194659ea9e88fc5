import { vi } from 'vitest'

/** Gives tables a height and rows, because the test DOM has no layout. Restore the mocks after the test. */
export function mockTableLayout(): void {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(520)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(49)
}
