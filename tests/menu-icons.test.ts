import { expect, test } from 'vitest'
import * as commonIcons from '../renderers/shared/menu-icon/common-icons.ts'
import { iconsByName } from '../renderers/shared/menu-icon/icons-by-name.ts'
import { registry } from '../server/registry.ts'

test('the icons that settlement clerks see in the menu are in the first bundle', () => {
  const icons = registry.permissions.flatMap(({ icon, hidden, roles }) =>
    icon && !hidden && roles.includes('settlement_clerk') ? [icon] : [],
  )

  expect(icons.length).toBeGreaterThan(5)
  expect(icons.filter((icon) => !iconsByName(commonIcons).has(icon))).toEqual([])
})
