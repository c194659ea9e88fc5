import { ApartmentOutlined } from '@ant-design/icons'
import { connect, mapReadPretty } from '@formily/react'
import { useMemo, useState } from 'react'
import { defineField, type FieldProps, type FieldStory, useText } from '#runtime'
import { DependentNote } from '../../shared/dependent/dependent-note.tsx'
import { useDependentValue } from '../../shared/dependent/use-dependent-value.ts'
import { lazyView } from '../../shared/lazy-view.tsx'
import { flattenDeparts, type PickerDepart } from '../../shared/picker/depart-nodes.ts'
import { labelOf, NamesView } from '../../shared/picker/names-view.tsx'
import { PickerInput } from '../../shared/picker/picker-input.tsx'
import { type PickedValue, pickerInputProps, storedValues } from '../../shared/picker/stored-values.ts'
import { useDeparts } from '../../shared/picker/use-departs.ts'
import { availableTree, availableValues } from './available-departments.ts'
import type { DeptPickerFieldProps } from './schema.ts'
import { useNames } from './use-names.ts'

export { DeptPickerFieldProps } from './schema.ts'

const DeptDialog = lazyView(async () => (await import('./dept-dialog.tsx')).DeptDialog)

/** Maximum number of search results in the dropdown. The dialog shows all departments. */
const MAX_RESULTS = 50

function Component(field: FieldProps<DeptPickerFieldProps, PickedValue>) {
  const t = useText()
  const { value: _, onChange: _change, ...props } = field
  const { values, change, input } = pickerInputProps(field)
  const offered = availableValues(props)
  const link = JSON.stringify(offered ?? null)
  const chain = useDependentValue({
    link,
    availableKeys: offered && new Set(offered),
    values,
    setValues: change,
  })
  const choose = (next: readonly string[]) => {
    chain.settle()
    change(next)
  }
  const [isOpened, setOpened] = useState(false)
  const [keyword, setKeyword] = useState('')
  const { departs: departTree, isLoading, hasFailed } = useDeparts(isOpened)
  const stored = props.valueKey ?? 'id'
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tree depends only on `link` of the settings.
  const known = useMemo(
    () =>
      new Map(
        flattenDeparts(availableTree(departTree, props)).map((depart) => [depart[stored], depart] as const),
      ),
    [departTree, stored, link],
  )
  const names = useNames(props, values)
  const nameOf = (one: string) => known.get(one)?.name ?? labelOf(names, one, t)
  const isEmpty = offered?.length === 0
  return (
    <>
      <PickerInput
        {...input}
        disabled={input.disabled || isEmpty}
        placeholder={isEmpty ? 'Choose the parent option first' : input.placeholder}
        onChange={choose}
        nameOf={nameOf}
        options={optionsWith(known, keyword)}
        isLoading={isLoading}
        hasFailed={hasFailed}
        onOpen={(isOpen) => setOpened((before) => before || isOpen)}
        onSearch={setKeyword}
        opens="Choose departments"
        icon={<ApartmentOutlined />}
        dialog={(close) => <DeptDialog {...{ props, values, nameOf, known, close }} onDone={choose} />}
      />
      <DependentNote chain={chain} />
    </>
  )
}

function optionsWith(known: ReadonlyMap<string, PickerDepart>, keyword: string) {
  const text = keyword.trim().toLowerCase()
  const isHit = ({ name, orgCode }: PickerDepart) => `${name}\n${orgCode}`.toLowerCase().includes(text)
  return [...known]
    .filter(([, depart]) => isHit(depart))
    .slice(0, MAX_RESULTS)
    .map(([value, { name, orgCode }]) => ({ value, label: `${name} (${orgCode})` }))
}

function View({ value, ...props }: FieldProps<DeptPickerFieldProps, PickedValue>) {
  const values = storedValues(value, props)
  return <NamesView values={values} names={useNames(props, values)} multiple={props.multiple ?? false} />
}

/** Selects one or more departments, by search or from a tree. */
export const deptPickerField = defineField<DeptPickerFieldProps, PickedValue>({
  name: 'DeptPicker',
  title: 'Departments',
  accepts: ['string', 'array'],
  lazy: true,
  Component: connect(Component, mapReadPretty(View)),
})

export const stories: FieldStory<DeptPickerFieldProps>[] = [
  { name: 'Empty' },
  { name: 'One', value: 'A01A01', props: { value: 'orgCode' } },
  { name: 'Several', value: ['A01A01', 'A01A02'], props: { value: 'orgCode', multiple: true } },
  { name: 'One nobody knows', value: 'Z99', props: { value: 'orgCode' } },
  { name: 'Disabled', value: 'A01', props: { value: 'orgCode' }, disabled: true },
]
