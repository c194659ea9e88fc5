import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { Page } from '#schemas'
import { useInspectable } from '../inspect/inspection.ts'
import { usePicking } from '../list/picking/picking.ts'
import { useRuntime } from '../runtime-context.ts'
import { browserAddress, localAddress } from './address-port.ts'
import { NodeBoundary } from './node-boundary.tsx'
import { type LoadedPage, PageContext, type PageParams, useOptionalPage } from './page-context.ts'
import { createPageSession } from './page-session.ts'
import { type DrawerContent, StepDrawerContext } from './use-drawer.ts'
import { usePage } from './use-page.ts'

interface PageHostProps {
  /** The menu's component path. */
  component: string
  params?: PageParams
  /** Calls back with the page once it is there: for the document's title. */
  onLoaded?: (page: Page) => void
  /** Stands in the place of a page that the user may not see; by default the words that say which right it needs. */
  denied?: ReactNode
}

const NO_PARAMS: PageParams = Object.freeze({})

/** Shows the page of a component path: found, permitted, lowered, drawn; or says why it can't. */
export function PageHost({ component, params = NO_PARAMS, onLoaded, denied }: PageHostProps): ReactNode {
  const { registry, access } = useRuntime()
  const state = usePage(component)
  const page = state.status === 'ready' ? state.page : undefined
  useEffect(() => {
    if (page) onLoaded?.(page)
  }, [page, onLoaded])

  const { Loading, NotFound, Failed, Denied } = registry.states
  if (state.status === 'loading') return <Loading />
  if (state.status === 'missing') return <NotFound component={component} />
  if (state.status === 'failed') return <Failed error={state.error} retry={state.retry} />
  const code = state.page.requires?.view
  if (code !== undefined && !access.has(code)) return denied ?? <Denied component={component} code={code} />
  return <OpenPageView key={component} page={state.page} version={state.version} params={params} />
}

/** A page that is there and permitted. A page inside another keeps its state out of the address. */
function OpenPageView({ page: whole, version, params }: LoadedPage & { params: PageParams }) {
  const picking = usePicking()
  const adapt = picking?.adapt
  const page = useMemo(() => adapt?.(whole) ?? whole, [adapt, whole])
  const { navigation } = useRuntime()
  const queries = useQueryClient()
  const opener = useOptionalPage()?.session
  const [address] = useState(() => (opener ? localAddress() : browserAddress(navigation)))
  const session = useMemo(
    () => createPageSession({ page, address, queries, opener }),
    [page, address, queries, opener],
  )
  const stableParams = useStable(params)
  const open = useMemo(
    () => ({ page, version, params: stableParams, session }),
    [page, version, stableParams, session],
  )
  useInspectable(open)
  const [content, put] = useState<DrawerContent>()
  const drawer = useMemo(() => ({ content, put }), [content])

  return (
    <PageContext value={open}>
      <StepDrawerContext value={drawer}>
        <NodeBoundary at={{ page: page.id, pointer: '' }}>
          <KindView page={page} />
        </NodeBoundary>
      </StepDrawerContext>
    </PageContext>
  )
}

function KindView({ page }: { page: Page }) {
  const { registry } = useRuntime()
  const { Component } = registry.kinds.get(page.kind, { page: page.id, pointer: '/kind' })
  return <Component page={page} />
}

/** Keeps the same object as long as it says the same: callers write parameters in place. */
function useStable(params: PageParams): PageParams {
  const text = JSON.stringify(params)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the parameters.
  return useMemo(() => params, [text])
}
