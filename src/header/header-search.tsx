import { SearchOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useMedia } from '#renderers'
import { useText } from '#runtime'
import { MOBILE } from '../layouts/main/mobile.ts'
import { fetchPart } from './fetch-part.ts'
import styles from './header-search.module.css'
import { useSearchKeys } from './use-search-keys.ts'

type Search = ComponentType<{ onClose: () => void }>

/** Finds menu entries: a select in the header, a dialog on narrow screens; its code comes when it is first opened. */
export function HeaderSearch() {
  const text = useText()
  const isMobile = useMedia(MOBILE)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  const [Opened, setOpened] = useState<Search>()

  const open = async () => {
    if (Opened) return
    const search = await (isMobile ? fetchPart(loadDialog) : fetchPart(loadSelect))
    if (search) setOpened(() => search)
  }
  const close = () => {
    wasOpen.current = true
    setOpened(undefined)
  }
  useEffect(() => {
    if (Opened || !wasOpen.current) return
    wasOpen.current = false
    // Focus that has gone elsewhere meanwhile stays there.
    const { activeElement, body } = document
    if (activeElement === body || !activeElement?.isConnected) button.current?.focus()
  }, [Opened])
  useSearchKeys(open)

  if (Opened && !isMobile) return <Opened onClose={close} />
  return (
    <>
      <Button
        ref={button}
        className={styles.button}
        type={isMobile ? 'text' : 'default'}
        icon={<SearchOutlined aria-hidden />}
        aria-label={text('search menu')}
        aria-keyshortcuts="Control+K Meta+K"
        title={text('search menu')}
        onClick={open}
      >
        {isMobile ? null : (
          <>
            <span className={styles.words}>{text('search menu')}</span>
            <kbd className={styles.keys}>{isApple() ? '⌘ K' : 'Ctrl K'}</kbd>
          </>
        )}
      </Button>
      {Opened ? <Opened onClose={close} /> : null}
    </>
  )
}

const loadSelect = async (): Promise<Search> => (await import('./menu-select.tsx')).MenuSelect
const loadDialog = async (): Promise<Search> => (await import('./search-dialog.tsx')).SearchDialog

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent)
