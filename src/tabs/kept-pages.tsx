import { Activity, memo, type ReactNode, Suspense, useLayoutEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { type Runtime, RuntimeProvider, useRuntime } from '#runtime'
import type { MenuRoute } from '../menu/menu-routes.ts'
import { removeScroll, trackScroll } from './kept-scroll.ts'
import { createPageNavigation } from './page-navigation.ts'
import { type TabRoutes, useTabRoutes } from './tab-routes.ts'
import { addressOfTab, openTab, openTabs } from './tabs-store.ts'
import { createUnsavedPort, dropUnsavedWork, unsaved } from './unsaved-work.ts'

/**
 * Maximum number of kept pages. Above this number, the least recently used pages without unsaved work are
 * removed.
 */
export const MAX_KEPT_PAGES = 10

interface KeptPagesProps {
  /** Draws the screen of a route. */
  draw: (route: MenuRoute) => ReactNode
}

interface KeptPagesInput {
  /** Path of the current page. */
  now: string | undefined
  isOpen: (path: string) => boolean
  isDirty: (path: string) => boolean
}

/** True if the page of a route keeps its state in the background. */
export const isKeptAlive = ({ node }: MenuRoute): boolean =>
  node.keepAlive && !node.blank && node.target.type !== 'group'

/** Paths of the pages to keep, starting with the most recently used. */
export function nextKeptPages(
  before: readonly string[],
  { now, isOpen, isDirty }: KeptPagesInput,
): readonly string[] {
  const others = before.filter((path) => path !== now && isOpen(path))
  const latest = now === undefined ? others : [now, ...others]
  return latest.filter((path, index) => index < MAX_KEPT_PAGES || isDirty(path))
}

/** Pages that keep their state in the background. The effects of pages in the background don't run. */
export function KeptPages({ draw }: KeptPagesProps) {
  const { pathname, search } = useLocation()
  const places = useTabRoutes()
  const { list, rounds } = useSnapshot(openTabs)
  const { paths: dirty } = useSnapshot(unsaved)
  const path = places.pathAt(pathname)
  const route = path === undefined ? undefined : places.routeOf(path)
  const now = route && isKeptAlive(route) ? path : undefined

  useLayoutEffect(() => {
    if (path !== undefined) openTab(path, pathname + search)
  }, [path, pathname, search])

  const [before, setBefore] = useState<readonly string[]>([])
  const kept = nextKeptPages(before, {
    now,
    isOpen: (each) => list.some((tab) => tab.path === each),
    isDirty: (each) => dirty.includes(each),
  })
  if (kept.join('\n') !== before.join('\n')) setBefore(kept)

  // The order is stable, because moving a page in the DOM would reload its iframes.
  return [...kept].sort().map((each) => (
    <Kept key={`${each}#${rounds[each] ?? 0}`} path={each} isShown={each === now}>
      <KeptPage path={each} places={places} draw={draw} />
    </Kept>
  ))
}

interface KeptProps {
  path: string
  isShown: boolean
  children: ReactNode
}

/**
 * A kept page, which is shown or hidden. When the page unmounts, its scroll position and unsaved work are
 * dropped.
 */
function Kept({ path, isShown, children }: KeptProps) {
  useLayoutEffect(() => {
    trackScroll(path)
    return () => {
      removeScroll(path)
      dropUnsavedWork([path])
    }
  }, [path])
  return <Activity mode={isShown ? 'visible' : 'hidden'}>{children}</Activity>
}

interface KeptPageProps {
  path: string
  places: TabRoutes
  draw: (route: MenuRoute) => ReactNode
}

const KeptPage = memo(function KeptPage({ path, places, draw }: KeptPageProps) {
  const runtime = useRuntime()
  const { Loading } = runtime.registry.states
  const own = usePagePorts(runtime, path, places)
  const value = useMemo(() => ({ ...runtime, ...own }), [runtime, own])
  const route = useMemo(() => places.routeOf(path), [places, path])
  const screen = useMemo(() => route && draw(route), [route, draw])
  return (
    <RuntimeProvider value={value}>
      <Suspense fallback={<Loading />}>{screen}</Suspense>
    </RuntimeProvider>
  )
})

/** Creates the navigation port and the unsaved-work port of a single kept page. */
function usePagePorts({ navigation: shell }: Runtime, path: string, places: TabRoutes) {
  return useMemo(() => {
    const isShown = () => places.pathAt(window.location.pathname) === path
    const navigation = createPageNavigation(shell, {
      isShown,
      search: () => /[?].*/.exec(addressOfTab(path) ?? '')?.[0] ?? '',
      keep: (search) => openTab(path, path + search),
    })
    return { navigation, unsaved: createUnsavedPort({ path: () => path, isKept: true, isShown }) }
  }, [shell, path, places])
}
