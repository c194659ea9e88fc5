import { ApartmentOutlined } from '@ant-design/icons'
import { useMemo, useState } from 'react'
import { type FieldArgs, type FieldViewArgs, useText } from '#runtime'
import { ChainNote } from '../../shared/chain/chain-note.tsx'
import { useChain } from '../../shared/chain/use-chain.ts'
import { lazyView } from '../../shared/lazy-view.tsx'
import { allPlaces, type DepartPlace } from '../../shared/picker/depart-places.ts'
import { nameIn } from '../../shared/picker/names.ts'
import { NamesView } from '../../shared/picker/names-view.tsx'
import { picked } from '../../shared/picker/picked.ts'
import { PickerInput } from '../../shared/picker/picker-input.tsx'
import { type Picked, storedValues } from '../../shared/picker/stored.ts'
import { useDeparts } from '../../shared/picker/use-departs.ts'
import { offeredOf, placesAmong } from './offered.ts'
import type { DeptPickerFieldProps } from './schema.ts'
import { useNames } from './use-names.ts'

const DeptDialog = lazyView(async () => (await import('./dept-dialog.tsx')).DeptDialog)

/** So many are offered as one types; the dialog has all. */
const OFFERED = 50

export function Component(field: FieldArgs<DeptPickerFieldProps, Picked>) {
  const t = useText()
  const { props } = field
  const { values, change, input } = picked(field)
  const offered = offeredOf(props)
  const chain = useChain({
    link: JSON.stringify(offered ?? null),
    offered: offered && new Set(offered),
    values,
    keep: change,
  })
  const choose = (next: readonly string[]) => {
    chain.settle()
    change(next)
  }
  const [isOpened, setOpened] = useState(false)
  const [keyword, setKeyword] = useState('')
  const { places, isLoading, hasFailed } = useDeparts(isOpened)
  const stored = props.value ?? 'id'
  const known = useMemo(
    () => new Map(allPlaces(placesAmong(places, props)).map((place) => [place[stored], place] as const)),
    [places, stored, props],
  )
  const names = useNames(props, values)
  const nameOf = (one: string) => known.get(one)?.name ?? nameIn(names, one, t)
  const isEmpty = offered?.length === 0
  return (
    <>
      <PickerInput
        {...input}
        disabled={input.disabled || isEmpty}
        placeholder={isEmpty ? 'Choose first what this depends on' : input.placeholder}
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
      <ChainNote chain={chain} />
    </>
  )
}

function optionsWith(known: ReadonlyMap<string, DepartPlace>, keyword: string) {
  const text = keyword.trim().toLowerCase()
  const isHit = ({ name, orgCode }: DepartPlace) => `${name}\n${orgCode}`.toLowerCase().includes(text)
  return [...known]
    .filter(([, place]) => isHit(place))
    .slice(0, OFFERED)
    .map(([value, { name, orgCode }]) => ({ value, label: `${name} (${orgCode})` }))
}

export function View({ value, props }: FieldViewArgs<DeptPickerFieldProps, Picked>) {
  const values = storedValues(value, props)
  return <NamesView values={values} names={useNames(props, values)} multiple={props.multiple ?? false} />
}
