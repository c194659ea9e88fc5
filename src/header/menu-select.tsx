import { SearchOutlined } from '@ant-design/icons'
import { Select } from 'antd'
import { type KeyboardEvent, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useText } from '#runtime'
import styles from './header-search.module.css'
import type { MenuEntry, SearchMatch } from './menu-search-index.ts'
import { storeRecent } from './recent-entries.ts'
import { SearchResult } from './search-result.tsx'
import { useMenuSearch } from './use-menu-search.ts'

interface MenuSelectProps {
  /**
   * Returns the element in which the list of results is drawn. Without this element, the list is a popup
   * below the input.
   */
  popupHolder?: (() => HTMLElement) | undefined
  onClose: () => void
}

interface Option {
  value: string
  label: string
  found: SearchMatch
}

const optionOf = (found: SearchMatch): Option => ({ value: found.entry.key, label: found.entry.title, found })

/** A select with menu items. The selected item is opened. */
export function MenuSelect({ popupHolder, onClose }: MenuSelectProps) {
  const text = useText()
  const navigate = useNavigate()
  const { found, typed, type } = useMenuSearch()

  const highlighted = useRef<string>(null)

  const open = (entry: MenuEntry) => {
    storeRecent(entry)
    onClose()
    if (entry.target.type === 'path') void navigate(entry.target.path)
    else window.open(entry.target.url, '_blank', 'noopener,noreferrer')
  }
  // Enter is handled here, because antd's select would close before it has highlighted the new results.
  const openOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.stopPropagation()
    // Without this call, the same key press would click the button that receives the focus.
    event.preventDefault()
    const match = found.find(({ entry }) => entry.key === highlighted.current) ?? found[0]
    if (match) open(match.entry)
  }
  return (
    <Select<string, Option>
      autoFocus
      data-keeps-focus
      open
      className={styles.select}
      value={null}
      aria-label={text('search menu')}
      placeholder={text('search menu')}
      prefix={<SearchOutlined aria-hidden />}
      suffixIcon={null}
      showSearch={{ searchValue: typed, onSearch: type, filterOption: false }}
      options={found.map(optionOf)}
      optionRender={({ data }) => <SearchResult found={data.found} />}
      notFoundContent={<div className={styles.nothing}>{text('No entries found')}</div>}
      popupMatchSelectWidth={popupHolder ? true : 440}
      placement={popupHolder ? 'bottomLeft' : 'bottomRight'}
      listHeight={320}
      {...(popupHolder && { getPopupContainer: popupHolder })}
      onActive={(key) => {
        highlighted.current = key
      }}
      onInputKeyDown={openOnEnter}
      onSelect={(_, { found: { entry } }) => open(entry)}
      onOpenChange={(isOpen) => isOpen || onClose()}
    />
  )
}
