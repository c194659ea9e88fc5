import { EyeInvisibleOutlined } from '@ant-design/icons'
import { Input } from 'antd'
import { type CSSProperties, useState } from 'react'
import { type InspectNode, useText } from '#runtime'
import css from './inspector.module.css'

interface NodeListProps {
  nodes: readonly InspectNode[]
  isDrawn: (pointer: string) => boolean
  /** JSON Pointer of the selected node. */
  current: string | undefined
  choose: (node: InspectNode) => void
}

/** Searchable list of all nodes of a page, including nodes that aren't drawn. */
export function NodeList({ nodes, isDrawn, current, choose }: NodeListProps) {
  const t = useText()
  const [searchText, setSearchText] = useState('')
  const found = nodes.filter((node) => matches(node, searchText))
  return (
    <>
      <Input
        type="search"
        value={searchText}
        onChange={({ target }) => setSearchText(target.value)}
        placeholder={t('Search')}
        aria-label={t('Search the page structure')}
      />
      <ul className={css.nodes} aria-label={t('Page structure')}>
        {found.map((node) => (
          <li
            key={node.at.pointer}
            style={{ '--depth': searchText === '' ? node.depth : 0 } as CSSProperties}
          >
            <button
              type="button"
              className={css.node}
              aria-current={node.at.pointer === current}
              onClick={() => choose(node)}
            >
              <span className={css.name}>{node.title}</span>
              <span className={css.kind}>{node.kind}</span>
              {!isDrawn(node.at.pointer) && (
                <EyeInvisibleOutlined title={t('Not on screen')} aria-label={t('Not on screen')} />
              )}
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className={css.hint}>{t('Nothing found')}</p>}
    </>
  )
}

const matches = ({ title, id, kind }: InspectNode, searchText: string) =>
  [title, id, kind].some((text) => text.toLowerCase().includes(searchText.trim().toLowerCase()))
