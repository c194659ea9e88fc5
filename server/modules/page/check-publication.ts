import { catalog } from '#renderers/catalog'
import { type ContractRegistry, operationsOf, type Page, type PageDiagnostic } from '#schemas'
import { type CheckOptions, checkPage, pagesIndex, permissionManifest } from '#schemas/check'
import { printPage } from '#schemas/print'
import type { Db, Tx } from '../../db/index.ts'
import { isJsonTooComplex } from '../../platform/http/json-body.ts'
import { hasAccess } from '../../platform/http/permission-check.ts'
import type { SignedIn } from '../../platform/http/request.ts'
import { readShippedFragments } from '../../platform/pages/shipped-fragments.ts'
import type { Services } from '../../services.ts'
import { pageTooLarge } from './errors.ts'

/**
 * Size of a page up to which its check takes at most about 200 ms, even if each property has an error. The
 * check blocks other requests. The largest shipped page has 900 properties.
 */
const LIMITS = { keys: 5_000, characters: 250_000 }

/** Prints the canonical text of a page; throws if the page is too large to be checked. */
function printChecked(page: unknown): string {
  const text = printPage(page as Page)
  if (text.length > LIMITS.characters || isJsonTooComplex(text, LIMITS.keys)) throw pageTooLarge(LIMITS)
  return text
}

/** Reads the permission codes of all menus and buttons, and the pages that menus open. */
async function readMenus(on: Db | Tx) {
  const rows = await on
    .selectFrom('sys_permission')
    .select(['perms', 'component'])
    .distinct()
    .where('del_flag', '=', 0)
    .execute()
  return {
    permissions: [...new Set(rows.flatMap(({ perms }) => perms || []))],
    menuPages: [...new Set(rows.flatMap(({ component }) => component || []))],
  }
}

async function readDictionaryValues(on: Db | Tx): Promise<Record<string, string[]>> {
  const rows = await on
    .selectFrom('sys_dict')
    .leftJoin('sys_dict_item', 'sys_dict_item.dict_id', 'sys_dict.id')
    .select(['sys_dict.dict_code as code', 'sys_dict_item.item_value as value'])
    .where('sys_dict.del_flag', '=', 0)
    .execute()
  // Uses a map, since a dictionary code can equal the name of a prototype property.
  const values = new Map<string, string[]>()
  for (const { code, value } of rows)
    values.set(code, [...(values.get(code) ?? []), ...(value === null ? [] : [value])])
  return Object.fromEntries(values)
}

/**
 * Creates a function that compares a page with the operations, permissions, dictionaries and pages of this
 * server, and returns the diagnostics.
 */
export function createPageCheck(services: Services) {
  const { database, pages, registry, contracts, config } = services

  async function readOptions(user: SignedIn, on: Db | Tx): Promise<CheckOptions> {
    const [menus, dictionaries, known] = await Promise.all([
      readMenus(on),
      readDictionaryValues(on),
      pages.all(user, on),
    ])
    return {
      contracts: contracts.all(),
      catalog,
      ...menus,
      fragments: readShippedFragments(),
      dictionaries,
      frameOrigins: config.frameOrigins,
      exportable: Object.keys(registry.exportSources(services)),
      pages: pagesIndex([...known.values()]),
    }
  }

  /** Checks a page. Lines and columns of the diagnostics refer to the canonical text of the page. */
  return async (page: unknown, user: SignedIn, on: Db | Tx = database.db): Promise<PageDiagnostic[]> =>
    checkPage(printChecked(page), await readOptions(user, on)).map(
      ({ code, severity, nodeId, pointer, line, column, message, hint }) => ({
        ...{ code, severity, pointer, line, column, message },
        ...(nodeId !== undefined && { nodeId }),
        ...(hint !== undefined && { hint }),
      }),
    )
}

/**
 * Lists the operations of a page that the user may not call, and the permission codes that the user doesn't
 * have. A page doesn't grant permissions, but its publisher decides which operations other users call.
 */
export function uncallableNames(
  page: Page,
  { findOperation }: Pick<ContractRegistry, 'findOperation'>,
  user: SignedIn,
): string[] {
  const calls = operationsOf(page).filter((name) => {
    const endpoint = findOperation(name)
    return endpoint && !hasAccess(user, endpoint.access)
  })
  const codes = permissionManifest(page).flatMap(({ code }) => (user.permissions.has(code) ? [] : [code]))
  return [...new Set([...calls, ...codes])]
}
