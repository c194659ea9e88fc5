import { permissions } from '../../db/seed/system/permissions.ts'
import { HOME } from '../system/menu.ts'

/** Ids of the menus and buttons that ship with pages: pages, calls and links know them by code and address. */
export const shippedIds: ReadonlySet<string> = new Set(permissions.map(({ id }) => id))

const OWN_CODES: ReadonlySet<string | null> = new Set([
  'system:permission:list',
  'system:permission:edit',
  'system:permission:delete',
])

/** Ids of what is never deleted: where everybody lands, and what menus are changed by. */
export const keptIds: ReadonlySet<string> = new Set(
  permissions.filter(({ code, url }) => url === HOME || OWN_CODES.has(code)).map(({ id }) => id),
)

/** The id of the entry that everybody lands on; it stands at the top, where it is found without any right. */
export const homeId: string | undefined = permissions.find(({ url }) => url === HOME)?.id
