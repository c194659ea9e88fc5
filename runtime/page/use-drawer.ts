import { createContext, useContext, useMemo, useSyncExternalStore } from 'react'
import type { List } from '#schemas'
import { type PageParams, useOpenPage } from './page-context.ts'

/** A page that is drawn in a drawer or dialog over the current page. */
export interface DrawerContent {
  /** Component path of the page, for `<PageHost component>`. */
  page: string
  params: PageParams
  title: string | undefined
  /** True to open a dialog, false to open a drawer. */
  isDialog?: boolean
}

export interface Drawer {
  content: DrawerContent | undefined
  /** True if the address names the content of the drawer, so that the back button closes the drawer. */
  isInAddress: boolean
  open: (content: DrawerContent) => void
  close: () => void
}

/** A page that a step has opened. */
interface StepDrawer {
  content: DrawerContent | undefined
  put: (content: DrawerContent | undefined) => void
}

export const StepDrawerContext = createContext<StepDrawer>({ content: undefined, put: () => undefined })

/**
 * The drawer of the current page. The drawer shows the page that a step has opened, or the detail page that
 * the list's address names.
 */
export function useDrawer(): Drawer {
  const { page, session } = useOpenPage()
  const step = useContext(StepDrawerContext)
  const detailPage = page.kind === 'list' ? detailPageOf(page.list) : undefined
  const openId = useSyncExternalStore(session.address.subscribe, session.detail.id)

  return useMemo(() => {
    const detail: DrawerContent | undefined =
      detailPage && openId ? { page: detailPage, params: { id: openId }, title: undefined } : undefined
    const isShowingStep = step.content !== undefined
    return {
      content: step.content ?? detail,
      isInAddress: !isShowingStep && session.address.back !== undefined,
      open: (content) => {
        const id = content.page === detailPage ? content.params.id : undefined
        if (typeof id === 'string') session.detail.open(id)
        else step.put(content)
      },
      close: () => (isShowingStep ? step.put(undefined) : session.detail.close()),
    }
  }, [session, step, detailPage, openId])
}

const detailPageOf = ({ detail }: List) => (detail && 'page' in detail ? detail.page : undefined)
