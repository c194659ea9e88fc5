import { vi } from 'vitest'

/** Answers media queries about the width of the window, in pixels, until the mocks are restored. */
export function mockWindowWidth(width: number): void {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const limit = /width < (\d+)px/.exec(query)?.[1]
    return {
      matches: limit !== undefined && width < Number(limit),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    } as unknown as MediaQueryList
  })
}
