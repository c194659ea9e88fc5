import { connect, mapReadPretty } from '@formily/react'
import { useQuery } from '@tanstack/react-query'
import { TreeSelect } from 'antd'
import { useMemo, useState } from 'react'
import { defineField, type FieldProps, type FieldStory, useRuntime, useText } from '#runtime'
import { asText } from '../../shared/as-text.ts'
import { DependentNote } from '../../shared/dependent/dependent-note.tsx'
import { useDependentValue } from '../../shared/dependent/use-dependent-value.ts'
import { TextList, TextView } from '../../shared/field-view.tsx'
import { choiceOf, keysOf, valuesOf } from '../../shared/own-options/keys.ts'
import { useSelectProps } from '../../shared/select-value.ts'
import { buildTree, nodesByKey, type TreeChoice } from './build-tree.ts'
import type { TreeSelectFieldProps } from './schema.ts'

export { TreeSelectFieldProps } from './schema.ts'

const CACHE_MS = 5 * 60_000

/** Loads the tree when the user opens the select, or when a stored value needs a label. */
function useTree(props: TreeSelectFieldProps, enabled: boolean) {
  const { http } = useRuntime()
  const { op, args = {} } = props
  const { data, isFetching, isError } = useQuery({
    queryKey: ['tree', op, args],
    queryFn: ({ signal }) => http.call(op, args, { signal }),
    enabled,
    staleTime: CACHE_MS,
  })
  const { valueField, labelField, childrenField, parentField, idField, leavesOnly } = props
  const tree = useMemo(
    () => buildTree(data, { valueField, labelField, childrenField, parentField, idField, leavesOnly }),
    [data, valueField, labelField, childrenField, parentField, idField, leavesOnly],
  )
  return { tree, nodes: useMemo(() => nodesByKey(tree), [tree]), isFetching, isError }
}

const textOf = (key: string) => asText(choiceOf(key)) ?? ''

function Component({ value, onChange, ...props }: FieldProps<TreeSelectFieldProps, TreeChoice>) {
  const t = useText()
  const [opened, setOpened] = useState(false)
  const selected = keysOf(value)
  const { tree, nodes, isFetching, isError } = useTree(props, opened || selected.length > 0)
  const put = (keys: readonly string[]) => {
    const values = valuesOf(keys)
    onChange(props.multiple ? values : values?.[0])
  }
  const chain = useDependentValue({
    link: JSON.stringify(props.args ?? {}),
    // If the request fails, all values count as available, so that none is removed.
    availableKeys: isError ? new Set(selected) : isFetching ? undefined : new Set(nodes.keys()),
    values: selected,
    setValues: put,
  })
  const shown = selected.map((key) => ({
    value: key,
    label: nodes.get(key)?.path.join(' / ') ?? textOf(key),
  }))
  const change = (next: { value: string } | { value: string }[] | undefined) => {
    chain.settle()
    put([next ?? []].flat().map((one) => one.value))
  }
  return (
    <>
      <TreeSelect
        labelInValue
        multiple={props.multiple ?? false}
        value={props.multiple ? shown : (shown[0] ?? null)}
        onChange={(next) => change(next as Parameters<typeof change>[0])}
        onOpenChange={(open) => setOpened((before) => before || open)}
        treeData={tree}
        showSearch={{ treeNodeFilterProp: 'title' }}
        loading={isFetching}
        notFoundContent={t(isError ? "Couldn't be loaded" : isFetching ? 'Loading …' : 'Nothing found')}
        {...useSelectProps(props)}
      />
      <DependentNote chain={chain} />
    </>
  )
}

function View({ value, ...props }: FieldProps<TreeSelectFieldProps, TreeChoice>) {
  const selected = keysOf(value)
  const { nodes } = useTree(props, selected.length > 0)
  const labels = selected.map((key) => nodes.get(key)?.path.join(' / ') ?? textOf(key))
  return props.multiple ? <TextList texts={labels} /> : <TextView value={labels[0]} />
}

/** Selects one or more records of a tree. One operation returns the whole tree. */
export const treeSelectField = defineField<TreeSelectFieldProps, TreeChoice>({
  name: 'TreeSelect',
  title: 'Tree select',
  accepts: ['string', 'integer', 'array'],
  lazy: true,
  Component: connect(Component, mapReadPretty(View)),
})

const props: TreeSelectFieldProps = {
  op: 'user.departs',
  valueField: 'orgCode',
  labelField: 'departName',
  idField: 'id',
  parentField: 'parentId',
}

export const stories: FieldStory<TreeSelectFieldProps>[] = [
  { name: 'Empty', props },
  { name: 'One', value: 'A01A01', props },
  { name: 'Several', value: ['A01A01', 'A01A02'], props: { ...props, multiple: true } },
  { name: 'Disabled', value: 'A01', props, disabled: true },
]
