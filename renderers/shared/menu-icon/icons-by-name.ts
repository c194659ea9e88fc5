import type { ComponentType } from 'react'

type Icon = ComponentType<{ 'aria-hidden': boolean }>

/** Returns icons by the names that menus use: `FileDoneOutlined` has the name `file-done`. */
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
