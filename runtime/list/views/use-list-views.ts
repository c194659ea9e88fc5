import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { ListPage, SavedView, ViewVersion } from '#schemas'
import { useText } from '../../i18n/use-text.ts'
import { useOpenPage } from '../../page/page-context.ts'
import type { PageSession } from '../../page/page-session.ts'
import { useRuntime } from '../../runtime-context.ts'
import type { ListAddress } from '../address.ts'
import type { ListState } from '../list-state.ts'
import { type UseListAddress, useListAddress } from '../use-list-address.ts'
import { type OwnViews, useOwnViews } from './use-own-views.ts'
import {
  adaptView,
  captureView,
  isSameContent,
  stateOfPageView,
  type ViewChoice,
  type ViewsState,
} from './view-state.ts'

/** Views that the page defines, and views that the user has saved. */
export function useListViews(page: ListPage, list: Pick<ListState, 'settings'>): ViewsState {
  const text = useText()
  const { notify } = useRuntime()
  const { address, rules, go } = useListAddress(page)
  const { settings } = list
  const { overrideSettings, isOverridden } = settings
  const own = useOwnViews(page)
  const views = useMemo<readonly ViewChoice[]>(
    () => [
      ...(page.list.views ?? []).map((view) => ({
        id: view.id,
        title: text(view.title),
        state: stateOfPageView(view, page),
        own: undefined,
      })),
      ...own.views,
    ],
    [page, own.views, text],
  )
  const current = views.find(({ id }) => id === address.view)
  const now = { address, settings: settings.saved }

  const show = useCallback(
    (view: ViewChoice, options?: { replace?: boolean }) => {
      const { content, ignored } = adaptView(view.state, page, rules)
      overrideSettings(view.id, content.settings)
      go({ ...content.address, pageNo: 1, cursor: undefined, view: view.id }, options)
      if (ignored.length === 0) return
      const message = 'Parts of this view no longer fit the page and are ignored: {{names}}'
      notify.toast({ type: 'warning', text: text(message, { names: ignored.join(', ') }) })
    },
    [page, rules, overrideSettings, go, notify, text],
  )
  // Applies the columns of a view that was opened by a link or by the browser's history.
  useEffect(() => {
    if (current && !isOverridden)
      overrideSettings(current.id, adaptView(current.state, page, rules).content.settings)
  }, [current, isOverridden, overrideSettings, page, rules])
  // Ids of newly saved views, which may be missing in the cached list of views.
  const [savedIds] = useState(() => new Set<string>())
  useOpenedView({ views, own, savedIds, show, address, go })

  const changes = useViewChanges(page, { own, current, state: () => captureView(now, rules) })
  return {
    views,
    current,
    isChanged:
      current !== undefined &&
      !isSameContent(now, adaptView(current.state, page, rules).content, page, rules),
    isLoading: own.isLoading,
    error: own.error,
    retry: own.retry,
    choose: (id) => {
      const view = views.find((one) => one.id === id)
      if (view) show(view)
    },
    leave: () => {
      const { defaults: values, defaultSort: sort, defaultSize: pageSize } = rules
      go({ values, sort, pageSize, pageNo: 1, cursor: undefined, view: undefined })
    },
    ...changes,
    saveAs: async (title) => {
      const { id } = await changes.saveAs(title)
      savedIds.add(id)
      overrideSettings(id, settings.saved)
      go({ view: id })
    },
    remove: async () => {
      await changes.remove(() => go({ view: undefined }, { replace: true }))
    },
  }
}

interface ViewChangeOptions {
  own: OwnViews
  current: ViewChoice | undefined
  state: () => SavedView['state']
}

function useViewChanges(page: ListPage, { own, current, state }: ViewChangeOptions) {
  const { http } = useRuntime()
  const queries = useQueryClient()
  const after = () => queries.invalidateQueries({ queryKey: own.queryKey })
  const put = async <Result>(op: string, args: Record<string, unknown>) => {
    try {
      return await http.call<Result>(op, args)
    } finally {
      await after()
    }
  }
  const id = current?.id
  const version = current?.own?.version
  return {
    saveAs: (title: string) => put<ViewVersion>('view.save', { page: page.id, title, state: state() }),
    update: async () =>
      void (await put('view.save', { page: page.id, id, version, title: current?.title, state: state() })),
    rename: async (title: string) => void (await put('view.rename', { id, version, title })),
    remove: async (onRemoved: () => void) => {
      await http.call('view.remove', { id })
      onRemoved()
      await after()
    },
    toggleDefault: async () =>
      void (await put('view.makeDefault', { page: page.id, id: current?.own?.isDefault ? null : id })),
  }
}

/**
 * Open pages whose initial view has been applied. The set is outside the component, so that a remount doesn't
 * apply the view again.
 */
const opened = new WeakSet<PageSession>()

interface OpenedView {
  views: readonly ViewChoice[]
  own: OwnViews
  /** Ids of newly saved views. */
  savedIds: ReadonlySet<string>
  show: (view: ViewChoice, options?: { replace?: boolean }) => void
  address: ListAddress
  go: UseListAddress['go']
}

/**
 * Applies the initial view once per open page: the view that the address names or, for an empty address, the
 * user's default view. If the address has other parameters, these parameters apply instead of a view. If the
 * named view doesn't exist, shows a message and removes the view from the address.
 */
function useOpenedView({ views, own, savedIds, show, address, go }: OpenedView): void {
  const { session } = useOpenPage()
  const { notify } = useRuntime()
  const text = useText()
  const { view: requested } = address

  const named = views.find(({ id }) => id === requested)
  const byDefault = requested === undefined ? views.find((view) => view.own?.isDefault) : undefined
  const isMissing = requested !== undefined && !named && own.isKnown && !savedIds.has(requested)

  useEffect(() => {
    if (opened.has(session) || (!named && !own.isKnown)) return
    opened.add(session)
    const view = named ?? byDefault
    if (view && !hasOtherParameters(session.address.search())) show(view, { replace: true })
  }, [named, byDefault, own.isKnown, show, session])

  useEffect(() => {
    if (!isMissing) return
    go({ view: undefined }, { replace: true })
    notify.toast({
      type: 'warning',
      text: text('This view no longer exists. The list is shown without it.'),
    })
  }, [isMissing, go, notify, text])
}

/** True if the address has list parameters in addition to the view. */
const hasOtherParameters = (search: string): boolean =>
  [...new URLSearchParams(search).keys()].some((name) => name !== 'view')
