import { Button, Input } from 'antd'
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
import { TickTree } from './tick-tree.tsx'

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
  const saved = useMemo(() => readGranted(props.saved), [props.saved])
  const granted = useMemo(() => readGranted(value), [value])
  const shown = useMemo(() => placesWith(grove, searched), [grove, searched])
  const ticks = useMemo(() => ticksOf(grove, granted), [grove, granted])
  const change = changeOf(granted, saved)
  const put = (next: ReadonlySet<string>) => {
    const { added, removed } = changeOf(next, saved)
    // The same in another order is no change.
    onChange(added + removed === 0 ? (props.saved ?? '') : writeGranted(next))
  }
  const toggle = (place: Place) => {
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
        {grove.byId.size === 0 || shown?.size === 0 ? (
          <p className={css.note} role="status">
            {t(grove.byId.size === 0 ? 'There is nothing to grant here yet' : 'Nothing found')}
          </p>
        ) : (
          <TickTree
            grove={grove}
            shown={shown}
            ticks={ticks}
            // What is not held can't be granted; what was granted can be taken away by whoever may grant at all.
            mayTick={({ id: place, held }) => !disabled && (held || saved.has(place))}
            onTick={toggle}
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
