import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { ListPage, SavedView, ViewSaved } from '#schemas'
import { isRecord } from '../../form/plain.ts'
import { useText } from '../../i18n/use-text.ts'
import { toAppError } from '../../page/errors.ts'
import { useRuntime } from '../../runtime-context.ts'
import type { ListState } from '../list-state.ts'
import { useListAddress } from '../use-list-address.ts'
import { useOpenedView } from './use-opened-view.ts'
import { captureView, fitView, isSameLook, stateOfShipped } from './view-state.ts'
import type { ViewChoice, ViewsState } from './views-state.ts'

/** Views change seldom, and each change of ours is read again at once. */
const KEEP_MS = 60_000

/** The views of a list: those of its page, and the user's own. */
export function useListViews(page: ListPage, list: Pick<ListState, 'settings'>): ViewsState {
  const text = useText()
  const { notify } = useRuntime()
  const { address, rules, go } = useListAddress(page)
  const { settings } = list
  const { layOver, isLaidOver } = settings
  const own = useOwnViews(page)
  const views = useMemo<readonly ViewChoice[]>(
    () => [
      ...(page.list.views ?? []).map((view) => ({
        id: view.id,
        title: text(view.title),
        state: stateOfShipped(view, page),
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
      const { look, ignored } = fitView(view.state, page, rules)
      layOver(view.id, look.settings)
      go({ ...look.address, pageNo: 1, cursor: undefined, view: view.id }, options)
      if (ignored.length === 0) return
      const words = 'Parts of this view no longer fit the page and are left out: {{names}}'
      notify.toast({ type: 'warning', text: text(words, { names: ignored.join(', ') }) })
    },
    [page, rules, layOver, go, notify, text],
  )
  // A link, or the way back, led to this view: its columns come with it, whatever else the address says.
  useEffect(() => {
    if (current && !isLaidOver) layOver(current.id, fitView(current.state, page, rules).look.settings)
  }, [current, isLaidOver, layOver, page, rules])
  // Saved a moment ago: the list of views may not have been read again yet.
  const [fresh] = useState(() => new Set<string>())
  useOpenedView({ views, own, fresh, show, address, go })

  const changes = useViewChanges(page, { own, current, state: () => captureView(now, rules) })
  return {
    views,
    current,
    isChanged:
      current !== undefined && !isSameLook(now, fitView(current.state, page, rules).look, page, rules),
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
      fresh.add(id)
      layOver(id, settings.saved)
      go({ view: id })
    },
    remove: async () => {
      await changes.remove(() => go({ view: undefined }, { replace: true }))
    },
  }
}

export type OwnViews = ReturnType<typeof useOwnViews>

function useOwnViews(page: ListPage) {
  const { http } = useRuntime()
  const queryKey = useMemo(() => ['data', 'view.list', { page: page.id }], [page])
  const { data, error, isPending, refetch } = useQuery({
    queryKey,
    // Who has no views of his own needs no notification that they could not be read: the menu says so.
    queryFn: ({ signal }) => http.call<unknown>('view.list', { page: page.id }, { signal, isQuiet: true }),
    staleTime: KEEP_MS,
    retry: false,
  })
  const views = useMemo(() => readViews(data), [data])
  return {
    views,
    queryKey,
    isLoading: isPending,
    isKnown: data !== undefined,
    error: error ? toAppError(error) : undefined,
    retry: () => void refetch(),
  }
}

/** What is no view is left out: the page has to open whatever the server says. */
function readViews(answer: unknown): ViewChoice[] {
  const views = (Array.isArray(answer) ? answer : []) as Partial<SavedView>[]
  return views.flatMap((view) => {
    if (!isRecord(view) || typeof view.id !== 'string' || typeof view.title !== 'string') return []
    const { id, title, state, isDefault = false, version = 0 } = view
    return isRecord(state) ? [{ id, title, state, own: { isDefault, version } }] : []
  })
}

interface Changing {
  own: OwnViews
  current: ViewChoice | undefined
  state: () => SavedView['state']
}

function useViewChanges(page: ListPage, { own, current, state }: Changing) {
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
    saveAs: (title: string) => put<ViewSaved>('view.save', { page: page.id, title, state: state() }),
    update: async () =>
      void (await put('view.save', { page: page.id, id, version, title: current?.title, state: state() })),
    rename: async (title: string) => void (await put('view.rename', { id, version, title })),
    remove: async (gone: () => void) => {
      await http.call('view.remove', { id })
      gone()
      await after()
    },
    toggleDefault: async () =>
      void (await put('view.makeDefault', { page: page.id, id: current?.own?.isDefault ? null : id })),
  }
}
