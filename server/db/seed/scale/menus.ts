import { ID_PREFIX } from './departments.ts'

/** Menu or button of the large menu. */
export interface ScalePermission {
  id: string
  parentId: string | null
  name: string
  /** 0 for top menus, 1 for submenus, 2 for buttons. */
  menuType: 0 | 1 | 2
  url: string | null
  component: string | null
  perms: string | null
  order: number
  isLeaf: boolean
}

const FOLDERS = 20
const GROUPS = 9
const ENTRIES = 10

/** Creates menus of three levels and `buttons` buttons in all, parents first. */
export function makeMenus(buttons: number): ScalePermission[] {
  const made: ScalePermission[] = []
  const entries: ScalePermission[] = []
  const add = (
    parent: ScalePermission | null,
    key: string,
    rest: Pick<ScalePermission, 'name' | 'order' | 'isLeaf'>,
  ) => {
    const menu: ScalePermission = {
      ...rest,
      id: `${ID_PREFIX}m-${key}`,
      parentId: parent?.id ?? null,
      menuType: parent ? 1 : 0,
      url: `/scale/${key.replaceAll('-', '/')}`,
      component: rest.isLeaf ? 'scale/Page' : 'layouts/RouteView',
      perms: rest.isLeaf ? `scale:${key}:view` : null,
    }
    made.push(menu)
    return menu
  }
  for (let folder = 1; folder <= FOLDERS; folder += 1) {
    const top = add(null, `${folder}`, { name: `业务 ${folder}`, order: 100 + folder, isLeaf: false })
    for (let group = 1; group <= GROUPS; group += 1) {
      const key = `${folder}-${group}`
      const middle = add(top, key, { name: `业务 ${folder}.${group}`, order: group, isLeaf: false })
      for (let entry = 1; entry <= ENTRIES; entry += 1) {
        const name = `页面 ${folder}.${group}.${entry}`
        entries.push(add(middle, `${key}-${entry}`, { name, order: entry, isLeaf: true }))
      }
    }
  }
  for (let index = 0; index < buttons; index += 1) {
    const entry = entries[index % entries.length]
    if (!entry) continue
    const order = Math.floor(index / entries.length) + 1
    const perms = entry.perms?.replace('view', `act${order}`) ?? null
    const place = { id: `${entry.id}-b${order}`, parentId: entry.id, url: null, component: null }
    made.push({ ...place, name: `操作 ${order}`, menuType: 2, perms, order, isLeaf: true })
  }
  return made
}
