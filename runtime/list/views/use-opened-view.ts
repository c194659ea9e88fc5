import { useEffect } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { useOpenPage } from '../../page/page-context.ts'
import type { PageSession } from '../../page/page-session.ts'
import { useRuntime } from '../../runtime-context.ts'
import type { ListAddress } from '../address.ts'
import type { UseListAddress } from '../use-list-address.ts'
import type { OwnViews } from './use-list-views.ts'
import type { ViewChoice } from './views-state.ts'

/** Pages that have shown the view they open with; the tools that show it come and go meanwhile. */
const opened = new WeakSet<PageSession>()

interface OpenedView {
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
export function useOpenedView({ views, own, fresh, show, address, go }: OpenedView): void {
  const { session } = useOpenPage()
  const { notify } = useRuntime()
  const text = useText()
  const { view: wanted } = address

  const named = views.find(({ id }) => id === wanted)
  const byDefault = wanted === undefined ? views.find((view) => view.own?.isDefault) : undefined
  const isGone = wanted !== undefined && !named && own.isKnown && !fresh.has(wanted)

  useEffect(() => {
    if (opened.has(session) || (!named && !own.isKnown)) return
    opened.add(session)
    const view = named ?? byDefault
    if (view && !saysMore(session.address.search())) show(view, { replace: true })
  }, [named, byDefault, own.isKnown, show, session])

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
