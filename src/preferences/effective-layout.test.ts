import { expect, test } from 'vitest'
import { effectiveLayout } from './effective-layout.ts'
import { readPreferences } from './preferences-store.ts'

const choose = (chosen: object, isMobile?: boolean) =>
  effectiveLayout({ ...readPreferences(), ...chosen }, isMobile)

test('a header that is not fixed never hides', () => {
  expect(choose({ hidesHeader: true }).hidesHeader).toBe(false)
  expect(choose({ hidesHeader: true, isHeaderFixed: true }).hidesHeader).toBe(true)
})

test('the fixed side menu is disabled in the top menu mode', () => {
  expect(choose({ isSideMenuFixed: true }).isSideMenuFixed).toBe(true)
  expect(choose({ isSideMenuFixed: true, layout: 'topmenu' }).isSideMenuFixed).toBe(false)
})

test.each([
  ['topmenu', 'Fixed', false],
  ['topmenu', 'Fluid', true],
  ['sidemenu', 'Fixed', true],
] as const)(
  'with the menu mode %s and the content width %s, the content has the full width: %s',
  (layout, contentWidth, isFluid) => {
    expect(choose({ layout, contentWidth }).isFluid).toBe(isFluid)
  },
)

test('on mobile the menu is a drawer with any preferences', () => {
  expect(choose({ layout: 'topmenu' }).isTopMenu).toBe(true)
  expect(choose({ layout: 'topmenu' }, true).isTopMenu).toBe(false)
})
