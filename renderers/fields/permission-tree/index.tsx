import { connect, mapReadPretty } from '@formily/react'
import { Button, Flex } from 'antd'
import { useDeferredValue, useMemo, useState } from 'react'
import { defineField, type FieldProps, type FieldStory, useOperation, useRuntime, useText } from '#runtime'
import type { GrantTreeNode } from '#schemas'
import { SearchInput } from '../../shared/search-input.tsx'
import { CheckTree } from './check-tree.tsx'
import {
  buildPermissionTree,
  changeOf,
  checkStatesOf,
  type GrantChange,
  type PermissionNode,
  type PermissionTree,
  readGranted,
  searchNodes,
  toggleGrant,
  withAncestors,
  writeGranted,
} from './grants.ts'
import { grantsCall } from './headless.ts'
import css from './permission-tree.module.css'
import type { PermissionTreeFieldProps } from './schema.ts'

export { PermissionTreeFieldProps } from './schema.ts'

/** Lifetime in ms of the data, which are prefetched on hover or while the record loads. */
const CACHE_MS = 5_000

function Component(field: FieldProps<PermissionTreeFieldProps, string>) {
  const { Loading, Failed } = useRuntime().registry.states
  const { op, args } = grantsCall(field)
  const { data, error, refresh } = useOperation<GrantTreeNode[]>(op, args, {
    cacheMs: CACHE_MS,
    showsErrorInPlace: true,
  })
  const tree = useMemo(() => data && buildPermissionTree(data), [data])
  if (tree) return <Grants {...field} tree={tree} />
  return error ? <Failed error={error} retry={refresh} /> : <Loading />
}

type GrantsProps = FieldProps<PermissionTreeFieldProps, string> & { tree: PermissionTree }

function Grants({
  id,
  value,
  onChange,
  disabled,
  'aria-describedby': describedBy,
  saved: savedText,
  tree,
}: GrantsProps) {
  const t = useText()
  const [text, setText] = useState('')
  const searched = useDeferredValue(text)
  const saved = useMemo(() => readGranted(savedText), [savedText])
  const granted = useMemo(() => readGranted(value), [value])
  // Nodes that differed from the saved grants when the user set the filter for changes. These nodes stay
  // visible even after the user undoes a change.
  const [changed, setChanged] = useState<ReadonlySet<string>>()
  const shown = useMemo(() => changed ?? searchNodes(tree, searched), [tree, searched, changed])
  const checkStates = useMemo(() => checkStatesOf(tree, granted), [tree, granted])
  const change = useMemo(() => changeOf(granted, saved), [granted, saved])
  // If only the order of the ids differs from the saved text, restores the saved text, so that the form has
  // no unsaved changes.
  const put = (next: ReadonlySet<string>) =>
    onChange(isNone(changeOf(next, saved)) ? (savedText ?? '') : writeGranted(next))
  const toggle = (node: PermissionNode) => {
    const more = toggleGrant(node, { granted, isOn: true })
    put(more.size > granted.size ? more : toggleGrant(node, { granted, isOn: false }))
  }
  return (
    <Flex vertical gap={8}>
      <div className={css.bar}>
        <SearchInput
          id={id}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setChanged(undefined)
          }}
          placeholder={t('Name or code')}
          aria-label={t('Search menus and buttons')}
          aria-describedby={describedBy}
        />
        <Change {...change} count={granted.size} />
        <Flex component="span" gap={8}>
          <Button
            size="small"
            type={changed ? 'primary' : 'default'}
            aria-pressed={changed !== undefined}
            disabled={!changed && isNone(change)}
            onClick={() =>
              setChanged(changed ? undefined : withAncestors(tree, [...change.added, ...change.removed]))
            }
          >
            {t('Only changes')}
          </Button>
          <Button size="small" disabled={disabled || isNone(change)} onClick={() => put(saved)}>
            {t('Reset to saved')}
          </Button>
        </Flex>
      </div>
      <div className={css.tree}>
        {tree.byId.size === 0 || shown?.size === 0 ? (
          <p className={css.note} role="status">
            {t(tree.byId.size === 0 ? 'No permissions to grant yet' : 'Nothing found')}
          </p>
        ) : (
          <CheckTree
            tree={tree}
            shown={shown}
            checkStates={checkStates}
            change={change}
            // Users can't grant permissions that they don't have. Users can revoke such permissions if they
            // were already granted.
            canCheck={({ id: nodeId, held }) => !disabled && (held || saved.has(nodeId))}
            onCheck={toggle}
          />
        )}
      </div>
    </Flex>
  )
}

const isNone = ({ added, removed }: GrantChange) => added.size + removed.size === 0

function Change({ count, added, removed }: GrantChange & { count: number }) {
  const t = useText()
  return (
    <span className={css.change} role="status">
      {isNone({ added, removed })
        ? t('{{count}} granted', { count })
        : t('{{count}} granted: {{added}} new, {{removed}} removed', {
            count,
            added: added.size,
            removed: removed.size,
          })}
    </span>
  )
}

function View({ value }: FieldProps<PermissionTreeFieldProps, string>) {
  const t = useText()
  return t('{{count}} granted', { count: readGranted(value).size })
}

/** Grants menus and buttons in a tree with checkboxes. */
export const permissionTreeField = defineField<PermissionTreeFieldProps, string>({
  name: 'PermissionTree',
  title: 'Menus and buttons',
  accepts: ['string'],
  prefetch: grantsCall,
  lazy: true,
  Component: connect(Component, mapReadPretty(View)),
})

export const stories: FieldStory<PermissionTreeFieldProps>[] = [
  { name: 'Nothing granted' },
  { name: 'Disabled', value: '', disabled: true },
]
