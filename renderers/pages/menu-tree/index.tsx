import { definePage } from '#runtime'
import { lazyView } from '../../shared/lazy-view.tsx'
import { states } from '../../shared/states.tsx'
import type { MenuTreeProps } from './schema.ts'

/** The menu and its buttons as a tree that is changed and put in order. */
export const menuTreePage = definePage<MenuTreeProps>({
  name: 'system/PermissionList',
  title: 'Menus',
  Component: lazyView(async () => (await import('./menu-tree.tsx')).MenuTree, <states.Loading />),
})
