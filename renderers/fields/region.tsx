import { connect, mapReadPretty } from '@formily/react'
import { Cascader } from 'antd'
import { regionData } from 'element-china-area-data'
import Type, { type Static } from 'typebox'
import { defineField, type FieldProps, type FieldStory, useText } from '#runtime'
import { strictObject, stringEnum } from '#schemas'
import { asText } from '../shared/as-text.ts'
import { TextView } from '../shared/field-view.tsx'
import { placeholder } from '../shared/own-options/schema.ts'
import { useSelectProps } from '../shared/select-value.ts'

export const RegionFieldProps = strictObject({
  level: Type.Optional(
    stringEnum(['province', 'city', 'district'], { title: 'Lowest level', default: 'district' }),
  ),
  anyLevel: Type.Optional(
    Type.Boolean({
      title: 'Allow any level',
      description: 'Accepts, for example, a province without a city.',
      default: false,
    }),
  ),
  placeholder,
})
export type RegionFieldProps = Static<typeof RegionFieldProps>

/**
 * A region of China. The code of a province has two digits, of a city four, and of a district six. A city
 * without districts contains towns, whose codes have nine digits.
 */
export interface Region {
  value: string
  label: string
  children?: Region[]
}

const DEPTHS = { province: 1, city: 2, district: 3 } as const
type RegionLevel = keyof typeof DEPTHS

const CODE = /^\d{2,12}$/
/**
 * Names of placeholder cities. A municipality such as Beijing contains no cities. The data therefore have a
 * placeholder between the municipality and its districts or counties.
 */
const PLACEHOLDER_NAMES = new Set(['市辖区', '县'])

const cut = (list: readonly Region[], depth: number): Region[] =>
  list.map(({ value, label, children }) =>
    depth > 1 && children ? { value, label, children: cut(children, depth - 1) } : { value, label },
  )

const trees = new Map<RegionLevel, Region[]>()

/** Returns the tree of regions down to a level: provinces, cities or districts. */
export function regionsDownTo(level: RegionLevel): Region[] {
  const tree = trees.get(level) ?? cut(regionData, DEPTHS[level])
  trees.set(level, tree)
  return tree
}

/**
 * Returns the known regions of a code, from the province to the district or town. The code may end with
 * additional zeros.
 */
export function regionPath(code: unknown): Region[] {
  if (typeof code !== 'string' || !CODE.test(code)) return []
  const path: Region[] = []
  const within = (list: readonly Region[]) => list.find(({ value }) => code.startsWith(value))
  for (let found = within(regionData); found; found = within(found.children ?? [])) path.push(found)
  return path
}

/**
 * Returns the name of a region after the names of its parents: `广东省 / 深圳市 / 南山区`. Returns undefined for an
 * unknown code.
 */
export function regionText(code: unknown): string | undefined {
  const labels = regionPath(code).map(({ label }) => label)
  const names = labels.filter((label, index) => index === labels.length - 1 || !PLACEHOLDER_NAMES.has(label))
  return names.length > 0 ? names.join(' / ') : undefined
}

/**
 * True if the typed text is part of a name or is equal to a code in the path. The path contains the region
 * and its parents.
 */
const isFound = (typed: string, path: readonly Region[]) =>
  path.some(({ label, value }) => label.includes(typed.trim()) || value === typed.trim())

const chosenOf = (value: unknown): string[] | undefined => {
  const path = regionPath(value).map((region) => region.value)
  const text = asText(value)
  return path.length > 0 ? path : text === undefined ? undefined : [text]
}

function Component({ value, onChange, ...props }: FieldProps<RegionFieldProps, string>) {
  const t = useText()
  const { maxTagCount: _, ...shown } = useSelectProps(props, 'Province, city, district')
  const selected = chosenOf(value)
  return (
    <Cascader<Region>
      value={selected ?? []}
      onChange={(path) => onChange(path?.at(-1)?.toString())}
      options={regionsDownTo(props.level ?? 'district')}
      changeOnSelect={props.anyLevel ?? false}
      displayRender={() => <span lang="zh-CN">{regionText(value) ?? asText(value)}</span>}
      showSearch={{ filter: isFound, limit: 50 }}
      notFoundContent={t('Nothing found')}
      {...shown}
    />
  )
}

function View({ value }: FieldProps<RegionFieldProps, string>) {
  const text = regionText(value)
  return text === undefined ? <TextView value={value} /> : <span lang="zh-CN">{text}</span>
}

/**
 * Selects a province, city or district of China. The field stores its code. The data are loaded when the
 * field is drawn.
 */
export const regionField = defineField<RegionFieldProps, string>({
  name: 'Region',
  title: 'China region',
  accepts: ['string'],
  lazy: true,
  Component: connect(Component, mapReadPretty(View)),
})

export const stories: FieldStory<RegionFieldProps>[] = [
  { name: 'Empty' },
  { name: 'A district', value: '440305' },
  { name: 'A city', value: '3301', props: { level: 'city' } },
  { name: 'Disabled', value: '440305', disabled: true },
]
