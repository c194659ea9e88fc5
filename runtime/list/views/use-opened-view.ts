import { useEffect, useRef } from 'react'
import type { ListPage } from '#schemas'
import { useText } from '../../i18n/use-text.ts'
import { useOpenPage } from '../../page/page-context.ts'
import { useRuntime } from '../../runtime-context.ts'
import type { ListAddress } from '../address.ts'
import type { UseListAddress } from '../use-list-address.ts'
import type { OwnViews } from './use-list-views.ts'
import type { ViewChoice } from './views-state.ts'

interface OpenedView {
  page: ListPage
  views: readonly ViewChoice[]
  own: OwnViews
  /** Ids of views that are there for certain. */
  fresh: ReadonlySet<string>
  show: (view: ViewChoice, options?: { replace?: boolean }) => void
  address: ListAddress
  go: UseListAddress['go']
}

/**
 * Shows the view that the address names alone, or the user's default where the address says nothing; once, since what
 * the list looks like afterwards is the user's affair. A view that is gone is said and left.
 */
export function useOpenedView({ page, views, own, fresh, show, address, go }: OpenedView): void {
  const { session } = useOpenPage()
  const { notify } = useRuntime()
  const text = useText()
  const opened = useRef<string>(undefined)
  const { view: wanted } = address

  const named = views.find(({ id }) => id === wanted)
  const byDefault = wanted === undefined ? views.find((view) => view.own?.isDefault) : undefined
  const isGone = wanted !== undefined && !named && own.isKnown && !fresh.has(wanted)

  useEffect(() => {
    if (opened.current === page.id || (!named && !own.isKnown)) return
    opened.current = page.id
    const view = named ?? byDefault
    if (view && !saysMore(session.address.search())) show(view, { replace: true })
  }, [page, named, byDefault, own.isKnown, show, session])

  useEffect(() => {
    if (!isGone) return
    go({ view: undefined }, { replace: true })
    notify.toast({
      type: 'warning',
      text: text('This view is no longer there: the list is shown without it.'),
    })
  }, [isGone, go, notify, text])
}

/** Whether an address says how the list looks, beside the name of a view. */
const saysMore = (search: string): boolean =>
  [...new URLSearchParams(search).keys()].some((name) => name !== 'view')
