import { Modal, Select, TreeSelect } from 'antd'
import { useId, useMemo, useState } from 'react'
import { useCloseOnBack, useText } from '#runtime'
import { canMoveInto, type Entry, type EntryTree, isButton } from './entry-tree.ts'
import css from './menu-tree.module.css'
import type { MoveEntry } from './use-move-entry.ts'

interface MoveDialogProps extends MoveEntry {
  tree: EntryTree
  entry: Entry
}

/**
 * Values of the selects. `TOP` means the top of the tree, and `LAST` means the last position among siblings.
 */
const TOP = ''
const LAST = ''

interface ParentOption {
  value: string
  title: string
  disabled: boolean
  children: ParentOption[]
}

/** Returns the entries that can be the new parent: all except the entry itself and its descendants. */
const parentOptions = (entry: Entry, entries: readonly Entry[]): ParentOption[] =>
  entries
    .filter((each) => !isButton(each) && each !== entry)
    .map((each) => ({
      value: each.line.id,
      title: each.line.title,
      disabled: !canMoveInto(entry, each),
      children: parentOptions(entry, each.children),
    }))

/**
 * Dialog that selects the parent and the position of an entry. Users can move an entry with this dialog
 * instead of dragging it.
 */
export function MoveDialog({ tree, entry, moveTo, setDialogEntry }: MoveDialogProps) {
  const t = useText()
  const [parentId, setParentId] = useState(entry.parent?.line.id ?? TOP)
  const [before, setBefore] = useState(LAST)
  const ids = { parent: useId(), before: useId() }
  const parents = useMemo(() => {
    const below = parentOptions(entry, tree.tops)
    return isButton(entry)
      ? below
      : [{ value: TOP, title: t('Top of the menu'), disabled: false, children: [] }, ...below]
  }, [entry, tree, t])
  const siblings = (tree.byId.get(parentId)?.children ?? (parentId === TOP ? tree.tops : [])).filter(
    (each) => each !== entry,
  )
  const close = () => setDialogEntry(undefined)
  useCloseOnBack({ isOpen: true, close })
  const move = () => {
    close()
    void moveTo(entry, { toParent: parentId || null, before: before || null })
  }
  return (
    <Modal
      open
      title={t('Move {{title}}', { title: entry.line.title })}
      okText={t('Move')}
      cancelText={t('Cancel')}
      onOk={move}
      onCancel={close}
      destroyOnHidden
    >
      <div className={css.fields}>
        <label htmlFor={ids.parent}>{t('Parent')}</label>
        <TreeSelect
          id={ids.parent}
          value={parentId}
          onChange={(next) => {
            setParentId(next)
            setBefore(LAST)
          }}
          treeData={parents}
          showSearch={{ treeNodeFilterProp: 'title' }}
          treeDefaultExpandedKeys={[parentId]}
        />
        <label htmlFor={ids.before}>{t('Place')}</label>
        <Select
          id={ids.before}
          value={before}
          onChange={setBefore}
          showSearch={{ optionFilterProp: 'label' }}
          options={[
            { value: LAST, label: t('Last') },
            ...siblings.map(({ line }) => ({
              value: line.id,
              label: t('Before {{title}}', { title: line.title }),
            })),
          ]}
        />
      </div>
    </Modal>
  )
}
