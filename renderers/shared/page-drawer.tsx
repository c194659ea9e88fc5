import { DownOutlined, UpOutlined } from '@ant-design/icons'
import { Drawer, Modal } from 'antd'
import { useCallback, useMemo, useRef, useState } from 'react'
import {
  type DrawerContent,
  type Overlay,
  OverlayPortContext,
  PageHost,
  RecordPlaceContext,
  useCloseOnBack,
  useLoadedPage,
  useOverlay,
  useRuntime,
  useText,
} from '#runtime'
import { formWidth, type Page } from '#schemas'
import { FORM_PX, SMALL_DRAWER_PX } from '#schemas/tokens'
import { IconButton } from './icon-button.tsx'
import { OverlayContext } from './overlay-context.ts'

/** Functions that open the previous and the next row. The function for a missing row is undefined. */
export interface Neighbours {
  previous?: (() => void) | undefined
  next?: (() => void) | undefined
}

interface PageDrawerProps {
  /** The page in the overlay, which stays visible while the overlay closes. */
  content: DrawerContent
  isOpen: boolean
  /** True if the overlay has its own history entry. The back button then closes the overlay. */
  isInAddress: boolean
  close: () => void
  neighbours?: Neighbours | undefined
}

/** Space on both sides of the content, in px. */
const PADDING = 48

/**
 * Width of a page in a drawer, in px: a form is as wide as it needs, other pages are wide. A page that is still
 * loading has the smallest width, so that a drawer never gets narrower.
 */
function widthOf(page: Page | undefined): number {
  if (page === undefined) return SMALL_DRAWER_PX
  if (page.kind !== 'form') return WIDE
  return { small: SMALL_DRAWER_PX, narrow: FORM_PX + PADDING, wide: WIDE }[formWidth(page.form.nodes)]
}

/** Width of a list, of a record, and of a form with tables, in px. */
const WIDE = 960

/**
 * Styles of the drawer's body for a list. A list needs the full width, because it has its own padding and
 * background.
 */
const EDGE_TO_EDGE = { paddingInline: 0, background: 'var(--ant-color-bg-container)' }

/** A drawer is never wider than the screen. */
const WITHIN_SCREEN = { maxWidth: '100vw' }

/** Shows a page in a drawer or a dialog. */
export function PageDrawer({ content, isOpen, isInAddress, close, neighbours }: PageDrawerProps) {
  const title = useTitle(content)
  const [drawn, setPage] = useState<Page>()
  const loaded = useLoadedPage(content.page)
  const page = drawn?.id === content.page ? drawn : loaded
  const [name, setName] = useRecordName(content)
  const place = useMemo(() => ({ onNamed: setName }), [setName])
  const overlay = useGuardedClose(close)
  useCloseOnBack({ isOpen: isOpen && !isInAddress, close: overlay.requestClose })
  const width = widthOf(page)
  const shown = { open: isOpen, title: content.title ?? name ?? title(page), destroyOnHidden: true }
  const body = (
    <OverlayContext value={true}>
      <OverlayPortContext value={overlay}>
        <RecordPlaceContext value={place}>
          <PageHost component={content.page} params={content.params} onLoaded={setPage} />
        </RecordPlaceContext>
      </OverlayPortContext>
    </OverlayContext>
  )
  if (content.isDialog)
    return (
      <Modal {...shown} width={width} footer={null} onCancel={overlay.requestClose}>
        {body}
      </Modal>
    )
  return (
    <Drawer
      {...shown}
      size={width}
      styles={{ wrapper: WITHIN_SCREEN, ...(page?.kind === 'list' && { body: EDGE_TO_EDGE }) }}
      onClose={overlay.requestClose}
      extra={neighbours && <Steps neighbours={neighbours} />}
    >
      {body}
    </Drawer>
  )
}

/** Name of the record in the overlay, or undefined until this record has loaded. */
function useRecordName({ page, params }: DrawerContent) {
  const key = JSON.stringify([page, params])
  const [named, setNamed] = useState<{ key: string; name: string }>()
  const setName = useCallback((name: string) => setNamed({ key, name }), [key])
  return [named?.key === key ? named.name : undefined, setName] as const
}

/**
 * Returns an overlay with a function `requestClose`, which closes the overlay only if all close guards agree.
 * A form with unsaved entries is such a guard.
 */
function useGuardedClose(close: () => void): Overlay {
  const below = useOverlay()
  const level = (below?.level ?? 0) + 1
  const asks = useRef(new Set<() => Promise<boolean>>())
  const latest = useRef(close)
  latest.current = close
  return useMemo(() => {
    const mayClose = async () => {
      for (const ask of asks.current) if (!(await ask())) return false
      return true
    }
    const overlay: Overlay = {
      level,
      below,
      close: () => latest.current(),
      requestClose: () => void mayClose().then((isAllowed) => isAllowed && latest.current()),
      addCloseGuard: (ask) => {
        asks.current.add(ask)
        return () => asks.current.delete(ask)
      },
    }
    return overlay
  }, [level, below])
}

/**
 * Returns the title of the page in the overlay. The title is translated with the texts of this page, not with
 * those of the page below.
 */
function useTitle({ page: component }: DrawerContent) {
  const { translate, locale } = useRuntime()
  return (page: Page | undefined) =>
    page?.id === component ? (page.locales?.[locale]?.[page.title] ?? translate(page.title)) : ''
}

function Steps({ neighbours: { previous, next } }: { neighbours: Neighbours }) {
  const t = useText()
  return (
    <>
      <IconButton icon={<UpOutlined />} name={t('Previous row')} disabled={!previous} onClick={previous} />
      <IconButton icon={<DownOutlined />} name={t('Next row')} disabled={!next} onClick={next} />
    </>
  )
}
