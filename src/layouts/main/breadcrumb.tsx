import { Fragment } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { useText } from '#runtime'
import { locale } from '../../locales/locale-store.ts'
import { type MenuNode, titleOf } from '../../menu/menu-tree.ts'
import { HOME_PATH } from '../../session/safe-redirect.ts'
import { useTabRoutes } from '../../tabs/tab-routes.ts'
import { openTabs } from '../../tabs/tabs-store.ts'
import styles from './header.module.css'

/** Title of the current route if it is a fixed route, which has no menu item. */
function useFixedTitle(): string | undefined {
  const places = useTabRoutes()
  const path = places.pathAt(useLocation().pathname) ?? HOME_PATH
  return path === HOME_PATH ? undefined : places.fixedTitleOf(path)
}

/** Returns the record's name and its list if the current page is the page of a record. */
function useRecordCrumb() {
  const places = useTabRoutes()
  const { names } = useSnapshot(openTabs)
  const path = places.pathAt(useLocation().pathname)
  const listPath = path === undefined ? undefined : places.routeOf(path)?.listPath
  return path === undefined || listPath === undefined ? undefined : { listPath, name: names[path] }
}

/** Breadcrumb with the home page, each menu item of the current route, and the record. */
export function Breadcrumb({ trail }: { trail: readonly MenuNode[] }) {
  const text = useText()
  const { language } = useSnapshot(locale)
  const fixed = useFixedTitle()
  const record = useRecordCrumb()
  const isHome = trail.some(({ path }) => path === HOME_PATH)
  const crumbs = trail.filter(({ path }) => path !== HOME_PATH)
  return (
    <nav aria-label={text('Breadcrumb')} className={styles.breadcrumb}>
      <ol>
        <li>
          {isHome ? (
            <span aria-current="page">{text('Home')}</span>
          ) : (
            <Link to={HOME_PATH}>{text('Home')}</Link>
          )}
        </li>
        {crumbs.map((node, index) => (
          <Fragment key={node.key}>
            <li aria-current={!record?.name && index === crumbs.length - 1 ? 'page' : undefined}>
              {record && index === crumbs.length - 1 ? (
                <Link to={record.listPath}>{titleOf(node, language)}</Link>
              ) : (
                titleOf(node, language)
              )}
            </li>
          </Fragment>
        ))}
        {record?.name ? <li aria-current="page">{record.name}</li> : null}
        {trail.length === 0 && fixed !== undefined ? <li aria-current="page">{text(fixed)}</li> : null}
      </ol>
    </nav>
  )
}
