import { vi } from 'vitest'

/** Makes media queries see a window of this width in px, until the mocks are restored. */
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
