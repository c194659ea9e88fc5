import { SearchOutlined } from '@ant-design/icons'
import { Select } from 'antd'
import { useNavigate } from 'react-router-dom'
import { useText } from '#runtime'
import styles from './header-search.module.css'
import type { EntryTarget, SearchMatch } from './menu-search-index.ts'
import { storeRecent } from './recent-entries.ts'
import { SearchResult } from './search-result.tsx'
import { useMenuSearch } from './use-menu-search.ts'

interface MenuSelectProps {
  /** Container of the list. Defaults to below the input. */
  popupHolder?: (() => HTMLElement) | undefined
  onClose: () => void
}

interface Option {
  value: string
  label: string
  found: SearchMatch
}

const optionOf = (found: SearchMatch): Option => ({ value: found.entry.key, label: found.entry.title, found })

/** A select of menu items that opens the selected one. */
export function MenuSelect({ popupHolder, onClose }: MenuSelectProps) {
  const text = useText()
  const navigate = useNavigate()
  const { found, typed, type } = useMenuSearch()

  const go = (target: EntryTarget) => {
    if (target.type === 'path') void navigate(target.path)
    else window.open(target.url, '_blank', 'noopener,noreferrer')
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
      onSelect={(_, { found: { entry } }) => {
        storeRecent(entry)
        onClose()
        go(entry.target)
      }}
      onOpenChange={(isOpen) => isOpen || onClose()}
    />
  )
}
