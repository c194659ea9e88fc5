import { vi } from 'vitest'

/**
 * Gives all elements a fixed height, because the test DOM has no layout and virtual tables would draw no
 * rows. Restore the mocks after the test.
 */
export function mockTableLayout(): void {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(520)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(49)
}
