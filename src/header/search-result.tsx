import { ExportOutlined } from '@ant-design/icons'
import { useText } from '#runtime'
import styles from './header-search.module.css'
import type { SearchMatch, TextRange } from './menu-search-index.ts'

interface MarkedProps {
  text: string
  stretch: TextRange | undefined
}

/** A text whose matching range is highlighted. */
function Marked({ text, stretch }: MarkedProps) {
  if (!stretch) return text
  const [start, end] = stretch
  return (
    <>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  )
}

/** A menu item in the search results, with its titles and its path. Matching ranges are highlighted. */
export function SearchResult({ found }: { found: SearchMatch }) {
  const text = useText()
  const { entry } = found
  return (
    <div className={styles.found}>
      <span className={styles.title}>
        <Marked text={entry.title} stretch={found.title} />
        {found.otherTitle && entry.otherTitle !== undefined ? (
          <span className={styles.other}>
            <Marked text={entry.otherTitle} stretch={found.otherTitle} />
          </span>
        ) : null}
        {entry.target.type === 'tab' ? (
          <ExportOutlined className={styles.away} aria-label={text('Opens in a new tab')} />
        ) : null}
      </span>
      <span className={styles.path}>
        <Marked text={entry.path} stretch={found.path} />
      </span>
    </div>
  )
}
