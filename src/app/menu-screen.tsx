import { Navigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { lazyView } from '#renderers'
import { NodeBoundary, PageHost, useRuntime } from '#runtime'
import { locale } from '../locales/locale-store.ts'
import type { MenuRoute } from '../menu/menu-routes.ts'
import { titleOf } from '../menu/menu-tree.ts'
import { HOME_PATH } from '../session/safe-redirect.ts'
import { builtInScreen } from './built-in-screens.tsx'
import { PageGrants } from './page-grants.tsx'
import { Titled } from './titled.tsx'

/** Start page for users who may not open the home page. */
const Landing = lazyView(async () => (await import('../views/start/landing.tsx')).Landing)
const FramePage = lazyView(async () => (await import('../views/frame/frame-page.tsx')).FramePage)

/** Draws what a menu item opens: a page, a frame, or the first page of a group. */
export function MenuScreen({ route: { node, leadsTo } }: { route: MenuRoute }) {
  const { language } = useSnapshot(locale)
  const { NotFound } = useRuntime().registry.states
  const title = titleOf(node, language)
  const { target } = node

  if (target.type === 'group') {
    return leadsTo ? <Navigate to={leadsTo} replace /> : <NotFound component={node.path} />
  }
  return (
    <Titled title={title}>
      <NodeBoundary at={{ page: target.type === 'page' ? target.component : node.path, pointer: '' }}>
        {target.type === 'page' ? (
          <PageGrants permissionList={node.permissionList}>
            <PageHost
              component={target.component}
              missing={builtInScreen(target.component)}
              denied={node.path === HOME_PATH ? <Landing /> : undefined}
            />
          </PageGrants>
        ) : (
          <FramePage title={title} url={target.url} />
        )}
      </NodeBoundary>
    </Titled>
  )
}
