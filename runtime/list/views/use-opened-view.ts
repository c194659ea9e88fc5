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
  show: (view: ViewChoice, options?: { replace?: boolean }) => void
  address: ListAddress
  go: UseListAddress['go']
}

/**
 * Shows the view that the address names alone, or the user's default where the address says nothing; once, since what
 * the list looks like afterwards is the user's affair. A view that is gone is said and left.
 */
export function useOpenedView({ page, views, own, show, address, go }: OpenedView): void {
  const { session } = useOpenPage()
  const { notify } = useRuntime()
  const text = useText()
  const opened = useRef<string>(undefined)
  const { view: wanted } = address

  useEffect(() => {
    const isFirst = opened.current !== page.id
    const named = wanted === undefined ? undefined : views.find(({ id }) => id === wanted)
    if (!named && !own.isKnown) return
    opened.current = page.id
    if (wanted !== undefined && !named) {
      go({ view: undefined }, { replace: true })
      notify.toast({
        type: 'warning',
        text: text('This view is no longer there: the list is shown without it.'),
      })
    } else if (isFirst) {
      const said = [...new URLSearchParams(session.address.search()).keys()].filter((name) => name !== 'view')
      const view = named ?? views.find((one) => one.own?.isDefault)
      if (view && said.length === 0) show(view, { replace: true })
    }
  }, [page, views, own.isKnown, show, wanted, go, session, notify, text])
}
