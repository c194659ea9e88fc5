import { Tree, type TreeDataNode } from 'antd'
import { useMemo, useState } from 'react'
import { useText } from '#runtime'
import { SearchInput } from '../search-input.tsx'
import { filterDeparts, flattenDeparts, type PickerDepart } from './depart-nodes.ts'
import css from './picker.module.css'

interface DepartTreeProps {
  departs: readonly PickerDepart[]
  isLoading: boolean
  hasFailed: boolean
  /** Ids of the selected departments. */
  chosen: readonly string[]
  onChoose: (depart: PickerDepart) => void
  /** True if the user can select several departments. The tree then has checkboxes. */
  multiple?: boolean
  /** Height in px, for a tree in a card. A tree with this height has no border. */
  height?: number
}

/** Default height in px. antd draws a virtual tree only if the tree has a height. */
const HEIGHT = 370
/** A tree with fewer departments than this is expanded at first. */
const EXPAND_LIMIT = 60

const nodesOf = (departs: readonly PickerDepart[]): TreeDataNode[] =>
  departs.map(({ id, name, children }) => ({ key: id, title: name, children: nodesOf(children) }))

const nothingIn = ({ hasFailed, isLoading }: DepartTreeProps) => {
  if (hasFailed) return "Couldn't be loaded"
  return isLoading ? 'Loading …' : 'Nothing found'
}

/** A tree of departments with a search. */
export function DepartTree(props: DepartTreeProps) {
  const { departs, isLoading, chosen, onChoose, multiple, height } = props
  const t = useText()
  const [text, setText] = useState('')
  const [opened, setOpened] = useState<string[]>()
  const shown = useMemo(() => filterDeparts(departs, text), [departs, text])
  const nodes = useMemo(() => nodesOf(shown), [shown])
  const all = useMemo(() => new Map(flattenDeparts(departs).map((depart) => [depart.id, depart])), [departs])
  const isSearched = text.trim() !== ''
  const first = all.size <= EXPAND_LIMIT ? [...all.keys()] : departs.map(({ id }) => id)
  const choose = (key: unknown) => {
    const depart = all.get(String(key))
    if (depart) onChoose(depart)
  }
  return (
    <div className={css.pane}>
      <SearchInput
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder={t('Name or code of a department')}
        aria-label={t('Search departments')}
      />
      <div className={height === undefined ? css.tree : css.bare} aria-busy={isLoading}>
        {nodes.length === 0 ? (
          <p className={css.note} role="status">
            {t(nothingIn(props))}
          </p>
        ) : (
          <Tree
            treeData={nodes}
            height={height ?? HEIGHT}
            blockNode
            checkable={multiple ?? false}
            checkStrictly
            checkedKeys={multiple ? [...chosen] : []}
            selectedKeys={multiple ? [] : [...chosen]}
            expandedKeys={isSearched ? flattenDeparts(shown).map(({ id }) => id) : (opened ?? first)}
            onExpand={(keys) => setOpened(keys.map(String))}
            onCheck={(_, { node }) => choose(node.key)}
            onSelect={(_, { node }) => choose(node.key)}
          />
        )}
      </div>
    </div>
  )
}
