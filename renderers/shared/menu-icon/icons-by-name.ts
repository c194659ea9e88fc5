import type { ComponentType } from 'react'

type Icon = ComponentType<{ 'aria-hidden': boolean }>

/** Icons by their names in menus: `FileDoneOutlined` is `file-done`. */
export const iconsByName = (icons: Readonly<Record<string, Icon>>): ReadonlyMap<string, Icon> =>
  new Map(
    Object.entries(icons).map(([component, Icon]) => [
      component
        .replace(/Outlined$/, '')
        .replace(/\B[A-Z]/g, '-$&')
        .toLowerCase(),
      Icon,
    ]),
  )
