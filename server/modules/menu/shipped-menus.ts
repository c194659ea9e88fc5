import type { SeedPermission } from '../../db/seed/index.ts'
import { HOME } from './user-menu.ts'

/** Menus and buttons that the product ships. Pages, operations and links refer to their codes and URLs. */
export interface ShippedMenus {
  ids: ReadonlySet<string>
  /**
   * Ids of entries that can't be deleted: the home page, and the menu page with its buttons to edit and to
   * delete.
   */
  undeletableIds: ReadonlySet<string>
  /**
   * Id of the menu of the home page. The home page stays at the top level, and every user sees it without a
   * permission.
   */
  homeId: string | undefined
}

const OWN_CODES: ReadonlySet<string | null> = new Set([
  'system:permission:list',
  'system:permission:edit',
  'system:permission:delete',
])

/** Collects the ids of the shipped menus and buttons, of the undeletable ones, and of the home page. */
export function readShippedMenus(permissions: readonly SeedPermission[]): ShippedMenus {
  const isUndeletable = ({ code, url }: SeedPermission) => url === HOME || OWN_CODES.has(code)
  return {
    ids: new Set(permissions.map(({ id }) => id)),
    undeletableIds: new Set(permissions.filter(isUndeletable).map(({ id }) => id)),
    homeId: permissions.find(({ url }) => url === HOME)?.id,
  }
}
