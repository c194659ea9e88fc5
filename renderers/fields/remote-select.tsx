import { connect, mapReadPretty } from '@formily/react'
import { useQuery } from '@tanstack/react-query'
import Type, { type Static } from 'typebox'
import { defineField, type FieldProps, type FieldStory, useRuntime } from '#runtime'
import { strictObject } from '#schemas'
import { DependentNote } from '../shared/dependent/dependent-note.tsx'
import { useDependentValue } from '../shared/dependent/use-dependent-value.ts'
import { choiceOf, keyOf } from '../shared/own-options/keys.ts'
import { placeholder } from '../shared/own-options/schema.ts'
import { joined, multiple } from '../shared/picker/schema.ts'
import { fieldOf, recordsOf } from '../shared/remote/records.ts'
import { RemoteSelect, textOf } from '../shared/remote/remote-select.tsx'
import { RemoteSelectView } from '../shared/remote/remote-select-view.tsx'
import { args, argumentName, labelField, op, valueField } from '../shared/remote/schema.ts'
import { choiceToStore, type RemoteChoice, selectedKeys } from '../shared/remote/stored-choice.ts'

export const RemoteSelectFieldProps = strictObject({
  op,
  args,
  valueField,
  labelField,
  detailField: Type.Optional(
    Type.String({
      title: 'Secondary label field',
      description: 'Shown in parentheses after the label.',
      pattern: '^[A-Za-z_][A-Za-z0-9_]{0,63}$',
      'x-refers': 'field',
    }),
  ),
  searchParam: argumentName('Search parameter', 'keyword', 'Receives the search text.'),
  valueParam: argumentName(
    'Value parameter',
    'ids',
    'Receives the selected values, separated by commas, to load their labels.',
  ),
  needs: Type.Optional(
    Type.Array(Type.String({ pattern: '^[A-Za-z_][A-Za-z0-9_]{0,63}$' }), {
      title: 'Required arguments',
      description:
        'Arguments that must have a value, such as that of another field. Without them there are no options.',
      maxItems: 10,
    }),
  ),
  multiple,
  joined,
  placeholder,
})
export type RemoteSelectFieldProps = Static<typeof RemoteSelectFieldProps>

const CACHE_MS = 5 * 60_000

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/** True if all parent fields of this field have a value. */
const hasParentValues = ({ needs = [], args = {} }: RemoteSelectFieldProps): boolean =>
  needs.every((name) => Object.hasOwn(args, name) && !isEmpty(args[name]))

/**
 * Returns the selected values that are still options after a parent field has changed. Returns undefined
 * while the options load.
 */
function useAvailableKeys(
  props: RemoteSelectFieldProps,
  selected: readonly string[],
): ReadonlySet<string> | undefined {
  const { http } = useRuntime()
  const { op, args = {}, valueField, valueParam = 'ids' } = props
  const ids = selected.map(textOf).sort().join(',')
  const isAsked = hasParentValues(props) && ids !== ''
  // `RemoteSelect` loads the labels with the same query key, so only one request is sent.
  const { data, isError } = useQuery({
    queryKey: ['remote-options', op, args, 'values', ids],
    queryFn: ({ signal }) => http.call(op, { ...args, [valueParam]: ids }, { signal }),
    enabled: isAsked,
    staleTime: CACHE_MS,
  })
  if (!hasParentValues(props)) return new Set()
  // If the request fails, all values count as available, so that none is removed.
  if (isError) return new Set(selected)
  if (data === undefined) return undefined
  const found = new Set(recordsOf(data).map((record) => keyOf(fieldOf(record, valueField))))
  const texts = new Set([...found].flatMap((key) => (key === undefined ? [] : [String(choiceOf(key))])))
  return new Set(selected.filter((key) => found.has(key) || texts.has(textOf(key))))
}

function Component(field: FieldProps<RemoteSelectFieldProps, RemoteChoice>) {
  const { value, onChange, ...props } = field
  const selected = selectedKeys(value, props)
  const isOpen = hasParentValues(props)
  const chain = useDependentValue({
    link: JSON.stringify(props.args ?? {}),
    availableKeys: useAvailableKeys(props, selected),
    values: selected,
    setValues: (keys) => onChange(choiceToStore(keys, props)),
  })
  const change = (next: RemoteChoice | undefined) => {
    chain.settle()
    onChange(next)
  }
  return (
    <>
      <RemoteSelect
        {...field}
        onChange={change}
        disabled={props.disabled || !isOpen}
        placeholder={isOpen ? props.placeholder : 'Choose the parent option first'}
      />
      <DependentNote chain={chain} />
    </>
  )
}

/** Selects one or more records, with a search on the server. */
export const remoteSelectField = defineField<RemoteSelectFieldProps, RemoteChoice>({
  name: 'RemoteSelect',
  title: 'Record select',
  accepts: ['string', 'integer', 'array'],
  Component: connect(Component, mapReadPretty(RemoteSelectView)),
})

const props: RemoteSelectFieldProps = {
  op: 'shop.options',
  valueField: 'shopCode',
  labelField: 'shopName',
  placeholder: 'Name of a shop',
}

export const stories: FieldStory<RemoteSelectFieldProps>[] = [
  { name: 'Empty', props },
  { name: 'A value nobody knows', value: 'S-1', props },
  { name: 'Several', value: ['1', '2'], props: { ...props, valueField: 'id', multiple: true } },
  { name: 'Disabled', value: '1', props: { ...props, valueField: 'id' }, disabled: true },
]
