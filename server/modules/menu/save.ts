import type { EditPermission, NewPermission, SavedPermission } from '#schemas'
import type { Tx } from '../../db/index.ts'
import type { Changed, RequestContext } from '../../platform/http/change.ts'
import type { LocalizedText } from '../../platform/http/locale.ts'
import { permissionChanged, permissionUnknown } from '../../platform/menus/errors.ts'
import { findPermission } from '../../platform/menus/repo.ts'
import { menuTableNode } from '../../platform/menus/tree.ts'
import type { PageStore } from '../../platform/pages/page-store.ts'
import { invalidatePermissions } from '../../platform/permissions/permission-cache.ts'
import { grantFoldersAbove, grantToAdministrators } from './granting.ts'
import { isPageMissing } from './menu-pages.ts'
import {
  BELOW,
  BUTTON,
  childEntries,
  type Entry,
  FOLDER,
  type MenuTree,
  readMenuTree,
  TOP,
  updateLeafFlags,
} from './menu-tree.ts'
import {
  namesOf,
  type PlannedEntry,
  parentOf,
  readTyped,
  type TypedColumns,
  validateButton,
  validateCodeChange,
  validateFields,
  validateParent,
  validateShipped,
  validateUnique,
} from './rules.ts'
import type { ShippedMenus } from './shipped-menus.ts'

const added = { en: 'Added', zh: '添加成功！' }
const edited = { en: 'Saved', zh: '修改成功！' }

/**
 * Adds a warning to the message if the entry's component isn't the id of a page. A missing page isn't an
 * error, since the page may be added later.
 */
function withPageWarning(done: LocalizedText, { component, pageMissing }: SavedPermission): LocalizedText {
  if (!pageMissing) return done
  return {
    en: `${done.en}. Page ${component} doesn't exist. The menu will open an empty page.`,
    zh: `${done.zh} 但系统中没有名为 ${component} 的页面，打开该菜单将提示页面不存在`,
  }
}

/**
 * Takes a lock and returns the menu tree. With the lock, changes of the menu run one after the other, so that
 * URLs stay unique and cycles can't form.
 */
async function beginChange(tx: Tx): Promise<MenuTree> {
  await invalidatePermissions(tx)
  return readMenuTree(tx)
}

/** Returns the menu type to store: button, menu at the top level, or menu below another menu. */
function kindOf(typed: NewPermission, parentId: string | null, before?: Entry): number {
  const kind = typed.menuType ?? before?.menu_type ?? TOP
  if (kind === BUTTON) return BUTTON
  return parentId === null ? TOP : BELOW
}

/**
 * Returns the parent id of the entry after the change. Ignores the parent that JeecgBoot's form sends for a
 * menu at the top level.
 */
function newParentOf(typed: NewPermission, before?: Entry): string | null {
  if (typed.menuType === TOP) return null
  const sent = parentOf(typed)
  return (sent === undefined ? before?.parent_id : sent) || null
}

/** Computes the columns of a menu or button after the change. */
function plan(id: string, typed: NewPermission, columns: TypedColumns, before?: Entry): PlannedEntry {
  const parent_id = newParentOf(typed, before)
  const menu_type = kindOf(typed, parent_id, before)
  const isButton = menu_type === BUTTON
  const newOrStored = <Key extends 'url' | 'redirect' | 'perms' | 'component'>(key: Key) =>
    columns[key] === undefined ? (before?.[key] ?? null) : columns[key]
  return {
    id,
    parent_id,
    menu_type,
    perms: newOrStored('perms'),
    url: isButton ? null : newOrStored('url'),
    redirect: isButton ? null : newOrStored('redirect'),
    component: isButton ? null : (newOrStored('component') ?? (menu_type === TOP ? FOLDER : null)),
    status: columns.status ?? before?.status ?? '1',
    is_route: isButton ? 0 : (columns.is_route ?? before?.is_route ?? 1),
    internal_or_external: columns.internal_or_external ?? before?.internal_or_external ?? 0,
  }
}

/** Context of a menu change, with the shipped menus and the pages that menus can open. */
interface MenuContext extends RequestContext {
  shipped: ShippedMenus
  pages: PageStore
}

function validateEntry(
  tree: MenuTree,
  planned: PlannedEntry,
  { user, shipped }: Pick<MenuContext, 'user' | 'shipped'>,
): void {
  const before = tree.get(planned.id)
  if (before) validateShipped(before, planned, shipped)
  validateButton(tree, planned)
  validateFields(planned)
  validateParent(tree, planned, shipped)
  validateUnique(tree, planned)
  validateCodeChange(before, planned, user)
}

/** Returns the sort number with which a new entry comes after its siblings. */
const lastSortNumber = (tree: MenuTree, parentId: string | null) =>
  Math.max(0, ...childEntries(tree, parentId).map(({ sort_no }) => sort_no)) + 10

async function saved(tx: Tx, id: string, { locale, pages }: MenuContext): Promise<SavedPermission> {
  const row = await findPermission(tx, id)
  if (!row) throw permissionUnknown()
  return { ...menuTableNode(row, locale), pageMissing: isPageMissing(row, await pages.all('anyone', tx)) }
}

/** Adds a menu or button, and grants it to administrators. */
export async function addPermission(
  tx: Tx,
  typed: NewPermission,
  context: MenuContext,
): Promise<Changed<SavedPermission>> {
  const { user, at, nextId } = context
  const tree = await beginChange(tx)
  const id = nextId()
  const columns = readTyped(typed)
  const planned = plan(id, typed, columns)
  validateEntry(tree, planned, context)
  const made = await tx
    .insertInto('sys_permission')
    .values({
      ...columns,
      ...planned,
      sort_no: columns.sort_no ?? lastSortNumber(tree, planned.parent_id),
      name_i18n: JSON.stringify(namesOf(typed)),
      is_leaf: 1,
      create_by: user.username,
      create_time: at.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await grantToAdministrators(tx, id, nextId())
  await grantFoldersAbove(tx, tree, { id, parentId: planned.parent_id })
  await updateLeafFlags(tx, [planned.parent_id])
  const result = await saved(tx, id, context)
  return {
    result,
    audit: { action: 'permission.add', subject: { kind: 'sys_permission', id }, detail: { to: made } },
    message: withPageWarning(added, result),
  }
}

/** Updates a menu or button. Missing fields stay unchanged. */
export async function editPermission(
  tx: Tx,
  typed: EditPermission,
  context: MenuContext,
): Promise<Changed<SavedPermission>> {
  const { user, at } = context
  const tree = await beginChange(tx)
  const { id, version } = typed
  const before = tree.get(id)
  if (!before) throw permissionUnknown()
  if (version != null && version !== before.version) throw permissionChanged()
  const columns = readTyped(typed)
  const planned = plan(id, typed, columns, before)
  validateEntry(tree, planned, context)
  const names = namesOf(typed, before.name_i18n)
  await tx
    .updateTable('sys_permission')
    .set({
      ...columns,
      ...planned,
      name_i18n: JSON.stringify(names),
      version: before.version + 1,
      update_by: user.username,
      update_time: at.toISOString(),
    })
    .where('id', '=', id)
    .execute()
  const isMoved = (before.parent_id || null) !== planned.parent_id
  if (isMoved) await grantFoldersAbove(tx, tree, { id, parentId: planned.parent_id })
  await updateLeafFlags(tx, [before.parent_id || null, planned.parent_id])
  const result = await saved(tx, id, context)
  return {
    result,
    audit: {
      action: 'permission.edit',
      subject: { kind: 'sys_permission', id },
      detail: differences(before, { ...columns, ...planned, name_i18n: names }),
    },
    message: withPageWarning(edited, result),
  }
}

/**
 * Returns the changed columns for the audit log. Always includes the name, since the list of record versions
 * shows it.
 */
function differences(before: Entry, after: Readonly<Record<string, unknown>>) {
  const was: Readonly<Record<string, unknown>> = { ...before }
  const changed = Object.keys(after).filter(
    (key) => after[key] !== undefined && JSON.stringify(after[key]) !== JSON.stringify(was[key]),
  )
  const fields = new Set(['name', ...changed])
  const selected = (row: Readonly<Record<string, unknown>>) =>
    Object.fromEntries([...fields].map((key) => [key, row[key]]))
  return { from: selected(was), to: selected(after) }
}
