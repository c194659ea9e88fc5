import type { ComponentType } from 'react'
import { OverlayContext } from '#renderers'
import { PageHost } from '#runtime'

interface NoticeComponentProps {
  /** The record the notice is about. */
  busId: string
}

/** A page of one record, read when it is drawn. */
const detailOf = (page: string): ComponentType<NoticeComponentProps> =>
  function NoticeDetail({ busId }) {
    return (
      <OverlayContext value={true}>
        <PageHost component={page} params={{ id: busId }} />
      </OverlayContext>
    )
  }

/** What a notice of openType 'component' may open, by the name in its openPage. Explicit: a notice can open nothing else. */
const components: ReadonlyMap<string, ComponentType<NoticeComponentProps>> = new Map([
  ['bill/SettleBillDetail', detailOf('bill/SettleBillDetail')],
  ['bill/TradeOrderDetail', detailOf('bill/TradeOrderDetail')],
  ['account/FileTaskDetail', detailOf('account/FileTaskDetail')],
])

/** The component of a name; undefined for one that we don't have. */
export const noticeComponent = (name: string | undefined): ComponentType<NoticeComponentProps> | undefined =>
  name === undefined ? undefined : components.get(name.trim())
