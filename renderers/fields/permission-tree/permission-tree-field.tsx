import { Button, Input, Tree } from 'antd'
import type { DataNode } from 'antd/es/tree'
import { useDeferredValue, useMemo, useState } from 'react'
import { type FieldArgs, type FieldViewArgs, useOperation, useRuntime, useText } from '#runtime'
import type { GrantChoice } from '#schemas'
import {
  changeOf,
  type Grove,
  groveOf,
  type Place,
  placesWith,
  readGranted,
  tick,
  ticksOf,
  writeGranted,
} from './grants.ts'
import css from './permission-tree.module.css'
import type { PermissionTreeFieldProps } from './schema.ts'

/** In px; a tree of thousands draws only what is seen. */
const HEIGHT = 460
/** A tree of fewer places is open from the start. */
const FEW = 120

function Title({ title, code, isRule, children }: Place) {
  const t = useText()
  const rules = children.filter((child) => child.isRule).length
  return (
    <>
      {isRule && <span className={css.rule}>{t('Data rule')}</span>}
      {title}
      {code !== null && <span className={css.code}>{code}</span>}
      {rules > 0 && <span className={css.ruled}>{t('Data rules: {{count}}', { count: rules })}</span>}
    </>
  )
}

/** What is not held can't be granted; taking away is open to whoever may grant at all. */
const nodesOf = (
  places: readonly Place[],
  shown: ReadonlySet<string> | undefined,
  granted: ReadonlySet<string>,
): DataNode[] =>
  places
    .filter(({ id }) => shown === undefined || shown.has(id))
    .map((place) => ({
      key: place.id,
      title: <Title {...place} />,
      disableCheckbox: !place.held && !granted.has(place.id),
      children: nodesOf(place.children, shown, granted),
    }))

export function Component(field: FieldArgs<PermissionTreeFieldProps, string>) {
  const { Loading, Failed } = useRuntime().registry.states
  const { op = 'permission.choices', args = {} } = field.props
  const { data, error, refresh } = useOperation<GrantChoice[]>(op, args)
  const grove = useMemo(() => data && groveOf(data), [data])
  if (grove) return <Grants {...field} grove={grove} />
  return error ? <Failed error={error} retry={refresh} /> : <Loading />
}

type GrantsProps = FieldArgs<PermissionTreeFieldProps, string> & { grove: Grove }

function Grants({ id, value, onChange, disabled, describedBy, props, grove }: GrantsProps) {
  const t = useText()
  const [text, setText] = useState('')
  const searched = useDeferredValue(text)
  const [opened, setOpened] = useState<string[]>()
  const saved = useMemo(() => readGranted(props.saved), [props.saved])
  const granted = useMemo(() => readGranted(value), [value])
  const shown = useMemo(() => placesWith(grove, searched), [grove, searched])
  // Only what was granted at first can be unticked without being held, so that a tick does not make the nodes anew.
  const nodes = useMemo(() => nodesOf(grove.tops, shown, saved), [grove, shown, saved])
  const ticks = useMemo(() => ticksOf(grove, granted), [grove, granted])
  const first = useMemo(
    () => (grove.byId.size <= FEW ? [...grove.byId.keys()] : grove.tops.map((place) => place.id)),
    [grove],
  )
  const change = changeOf(granted, saved)
  const put = (next: ReadonlySet<string>) => {
    const { added, removed } = changeOf(next, saved)
    // The same in another order is no change.
    onChange(added + removed === 0 ? (props.saved ?? '') : writeGranted(next))
  }
  const toggle = (key: unknown) => {
    const place = grove.byId.get(String(key))
    if (!place) return
    const more = tick(place, { granted, isOn: true })
    put(more.size > granted.size ? more : tick(place, { granted, isOn: false }))
  }
  return (
    <div className={css.grants}>
      <div className={css.bar}>
        <Input.Search
          id={id}
          allowClear
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder={t('Name or code')}
          aria-label={t('Search menus and buttons')}
          aria-describedby={describedBy}
        />
        <Change {...change} count={granted.size} />
        <Button
          size="small"
          disabled={disabled || change.added + change.removed === 0}
          onClick={() => put(saved)}
        >
          {t('As saved')}
        </Button>
      </div>
      <div className={css.tree}>
        {nodes.length === 0 ? (
          <p className={css.note} role="status">
            {t(grove.byId.size === 0 ? 'There is nothing to grant here yet' : 'Nothing found')}
          </p>
        ) : (
          <Tree
            treeData={nodes}
            height={HEIGHT}
            blockNode
            checkable
            checkStrictly
            selectable={false}
            motion={false}
            disabled={disabled}
            checkedKeys={{ checked: ticks.checked, halfChecked: ticks.half }}
            expandedKeys={shown ? [...shown] : (opened ?? first)}
            onExpand={(keys) => setOpened(keys.map(String))}
            onCheck={(_, { node }) => toggle(node.key)}
          />
        )}
      </div>
    </div>
  )
}

interface ChangeProps {
  count: number
  added: number
  removed: number
}

function Change({ count, added, removed }: ChangeProps) {
  const t = useText()
  return (
    <span className={css.change} role="status">
      {added + removed === 0
        ? t('{{count}} granted', { count })
        : t('{{count}} granted: {{added}} new, {{removed}} taken away', {
            count,
            added,
            removed,
          })}
    </span>
  )
}

export function View({ value }: FieldViewArgs<PermissionTreeFieldProps, string>) {
  const t = useText()
  return t('{{count}} granted', { count: readGranted(value).size })
}
