import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { Page } from '#schemas'
import { useRegisterInspectable } from '../inspect/inspection.ts'
import { usePicking } from '../list/picking/picking.ts'
import { useRuntime } from '../runtime-context.ts'
import { type UnsavedScope, UnsavedScopeContext, useUnsavedScope } from '../unsaved/unsaved-scope.ts'
import { browserAddress, localAddress } from './address-port.ts'
import { type EmbeddedSettings, EmbeddingContext, useEmbeddedSettings, useEmbedding } from './embedding.ts'
import { NodeBoundary } from './node-boundary.tsx'
import { type LoadedPage, PageContext, type PageParams, useOptionalPage } from './page-context.ts'
import { createPageSession } from './page-session.ts'
import { type DrawerContent, StepDrawerContext } from './use-drawer.ts'
import { useDrawnPage } from './use-drawn-page.ts'
import { type PageState, usePage } from './use-page.ts'
import { useQueryParams } from './use-query-params.ts'

interface PageHostProps {
  /** Component path of the menu item. */
  component: string
  params?: PageParams
  /** Called when the page has loaded, to set the document title. */
  onLoaded?: (page: Page) => void
  /**
   * Content for users who may not view the page. The default is a message that names the missing permission.
   */
  denied?: ReactNode
  /** Content for a component path that no page has. The default is a message that names the component path. */
  missing?: ReactNode
  /** Settings of an embedded page. Undefined for other pages. */
  embedded?: EmbeddedSettings
  /** Draws the loaded page in place of the page's renderer. Called only if the user may view the page. */
  draw?: (page: Page) => ReactNode
}

const NO_PARAMS: PageParams = Object.freeze({})

/** Loads a page by component path, checks its permission, and draws it or its error. */
export function PageHost(props: PageHostProps): ReactNode {
  return <HostedPage key={props.component} {...props} />
}

function HostedPage(props: PageHostProps): ReactNode {
  const { component, params: given = NO_PARAMS, onLoaded, denied, missing, embedded, draw } = props
  const { registry, access } = useRuntime()
  const embedding = useEmbedding(component, embedded)
  const scope = useUnsavedScope()
  const state = usePage(component, scope.confirmLoss)
  const loaded = state.status === 'ready' ? state.page : undefined
  const params = { ...useQueryParams(loaded), ...given }
  const page = useDrawnPage(loaded, params)
  useEffect(() => {
    if (page) onLoaded?.(page)
  }, [page, onLoaded])

  const { Denied, Outdated, Withdrawn } = registry.states
  const code = page?.requires?.view
  const mayView = code === undefined || access.has(code)
  const isWithdrawn = useIsWithdrawn(page !== undefined && mayView, scope)
  if (state.status !== 'ready' || !page) return <UndrawnPage {...{ state, component, denied, missing }} />
  if (!mayView && !isWithdrawn && denied !== undefined) return denied
  if (mayView && draw) return draw(page)
  return (
    <EmbeddingContext value={embedding}>
      <UnsavedScopeContext value={scope}>
        {state.update && <Outdated {...state.update} />}
        {isWithdrawn && <Withdrawn />}
        {mayView || isWithdrawn ? (
          <OpenPageView key={state.round} page={page} version={state.version} params={params} />
        ) : (
          <Denied component={component} code={code} />
        )}
      </UnsavedScopeContext>
    </EmbeddingContext>
  )
}

/**
 * True if the user has lost the permission to view an open page with a form. The page stays open, so
 * that the user can keep the entries.
 */
function useIsWithdrawn(mayView: boolean, scope: UnsavedScope): boolean {
  const [wasViewed, setViewed] = useState(false)
  if (mayView && !wasViewed) setViewed(true)
  return !mayView && wasViewed && scope.hasForms()
}

/**
 * Returns a required parameter that is missing, for example because the user typed the address of the page. An
 * empty text of a caller is a value, such as no department in particular.
 */
const missingParameter = (page: Page, params: PageParams) =>
  Object.entries(page.params ?? {}).find(
    ([name, { required }]) => required === true && params[name] === undefined,
  )?.[1]

/** Content in place of a page that is loading, or can't be drawn. */
function UndrawnPage({
  state,
  component,
  denied,
  missing,
}: Pick<PageHostProps, 'component' | 'denied' | 'missing'> & { state: PageState }) {
  const { Loading, NotFound, Failed, Denied } = useRuntime().registry.states
  if (state.status === 'missing') return missing ?? <NotFound component={component} />
  if (state.status === 'failed') return <Failed error={state.error} retry={state.retry} />
  if (state.status === 'denied') return denied === undefined ? <Denied component={component} /> : denied
  return <Loading />
}

/**
 * A loaded page that the user may view. An embedded page doesn't store its state in the browser's address.
 */
function OpenPageView({ page: loadedPage, version, params }: LoadedPage & { params: PageParams }) {
  const picking = usePicking()
  const adapt = picking?.adapt
  const page = useMemo(() => adapt?.(loadedPage) ?? loadedPage, [adapt, loadedPage])
  const { navigation, contracts } = useRuntime()
  const queries = useQueryClient()
  const opener = useOptionalPage()?.session
  const [address] = useState(() => (opener ? localAddress() : browserAddress(navigation)))
  const session = useMemo(
    () => createPageSession({ page, address, queries, contracts, opener }),
    [page, address, queries, contracts, opener],
  )
  const isEmbedded = useEmbeddedSettings() !== undefined
  useEffect(() => (isEmbedded ? opener?.addEmbedded(session) : undefined), [isEmbedded, opener, session])
  const stableParams = useStableParams(params)
  const open = useMemo(
    () => ({ page, version, params: stableParams, session }),
    [page, version, stableParams, session],
  )
  useRegisterInspectable(open)
  const [content, setContent] = useState<DrawerContent>()
  const drawer = useMemo(() => ({ content, put: setContent }), [content])

  return (
    <PageContext value={open}>
      <StepDrawerContext value={drawer}>
        <NodeBoundary at={{ page: page.id, pointer: '' }}>
          <KindView page={page} params={stableParams} />
        </NodeBoundary>
      </StepDrawerContext>
    </PageContext>
  )
}

function KindView({ page, params }: { page: Page; params: PageParams }) {
  const { registry } = useRuntime()
  const { Incomplete } = registry.states
  const missing = missingParameter(page, params)
  if (missing) return <Incomplete chosenOn={missing.chosenOn} />
  const { Component } = registry.kinds.get(page.kind, { page: page.id, pointer: '/kind' })
  return <Component page={page} />
}

/** Returns the same object for equal parameters, because callers create a new object on each render. */
function useStableParams(params: PageParams): PageParams {
  const text = JSON.stringify(params)
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal text means equal parameters.
  return useMemo(() => params, [text])
}
