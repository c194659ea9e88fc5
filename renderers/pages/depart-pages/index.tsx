import { TeamOutlined } from '@ant-design/icons'
import { Button, Flex, Tabs, TreeSelect } from 'antd'
import { useMemo } from 'react'
import Type, { type Static } from 'typebox'
import { definePage, PageHost, useAddressParam, useOperation, useRuntime, useText } from '#runtime'
import { type CustomPage, strictObject } from '#schemas'
import { PageTitle } from '../../shared/page-title.tsx'
import { flattenDeparts, type PickerDepart, readDepartTree } from '../../shared/picker/depart-nodes.ts'
import { DepartTree } from '../../shared/picker/depart-tree.tsx'
import { State } from '../../shared/states.tsx'
import { MOBILE, useMedia } from '../../shared/use-media.ts'
import css from './depart-pages.module.css'

const Name = '^[A-Za-z][A-Za-z0-9]{0,39}$'
const textSetting = (title: string) => Type.String({ title, minLength: 1, maxLength: 200 })

const DepartTab = strictObject({
  id: Type.String({ title: 'Id', pattern: Name }),
  title: textSetting('Title'),
  page: Type.String({
    title: 'Page',
    pattern: '^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$',
    maxLength: 120,
  }),
  param: Type.String({
    title: 'Parameter',
    description: 'Parameter of that page for the department.',
    pattern: Name,
  }),
  value: Type.Union([Type.Literal('id'), Type.Literal('orgCode')], { title: 'Parameter value' }),
})
export type DepartTab = Static<typeof DepartTab>

export const DepartPagesProps = strictObject({
  op: Type.String({
    title: 'Operation',
    description: 'Operation that returns the tree of departments.',
    pattern: '^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$',
    'x-refers': 'operation',
  }),
  everyone: Type.Optional(
    Type.String({
      title: 'Label of "all departments"',
      description:
        'Label of the option without a department. Without the label, the first department is selected initially.',
      minLength: 1,
      maxLength: 50,
    }),
  ),
  empty: textSetting('Empty state text'),
  tabs: Type.Array(DepartTab, { title: 'Tabs', minItems: 1, maxItems: 5 }),
})
export type DepartPagesProps = Static<typeof DepartPagesProps>

/**
 * Height of the tree in px. The list beside the tree has the same height when it shows twenty rows.
 */
const TREE_HEIGHT = 600

/**
 * Shows a tree of departments and their pages. The department and the tab are in the address, so that links
 * and the back button work.
 */
function DepartPages({ page, props }: { page: CustomPage; props: DepartPagesProps }) {
  const t = useText()
  const { Loading, Failed } = useRuntime().registry.states
  const { data, error, refresh } = useOperation<unknown>(props.op, {})
  const departs = useMemo(() => (data ? readDepartTree(data) : undefined), [data])
  if (!departs) return error ? <Failed error={error} retry={refresh} /> : <Loading />
  return (
    <Flex vertical gap={16}>
      <PageTitle>{t(page.title)}</PageTitle>
      {departs.length === 0 ? (
        <State icon={<TeamOutlined />} title={t(props.empty)} />
      ) : (
        <Chosen props={props} departs={departs} />
      )}
    </Flex>
  )
}

interface ChosenProps {
  props: DepartPagesProps
  departs: readonly PickerDepart[]
}

function Chosen({ props, departs }: ChosenProps) {
  const [departParam, choose] = useAddressParam('depart')
  const byId = useMemo(() => new Map(flattenDeparts(departs).map((each) => [each.id, each])), [departs])
  const isPhone = useMedia(MOBILE)
  const first = props.everyone === undefined ? departs[0] : undefined
  const depart = byId.get(departParam ?? '') ?? first
  const side = { props, departs, depart, choose: (id: string) => choose(id) }
  return (
    <div className={css.parts}>
      {isPhone ? <Picker {...side} /> : <Side {...side} />}
      <Pages tabs={props.tabs} depart={depart} />
    </div>
  )
}

interface SideProps extends ChosenProps {
  depart: PickerDepart | undefined
  choose: (id: string) => void
}

function Side({ props, departs, depart, choose }: SideProps) {
  const t = useText()
  const { everyone } = props
  return (
    <nav className={css.side} aria-label={t('Tree of departments')}>
      {everyone !== undefined && (
        <Button
          block
          type="text"
          className={depart ? css.everyone : `${css.everyone} ${css.chosen}`}
          icon={<TeamOutlined aria-hidden />}
          aria-pressed={!depart}
          onClick={() => choose('')}
        >
          {t(everyone)}
        </Button>
      )}
      <DepartTree
        departs={departs}
        isLoading={false}
        hasFailed={false}
        chosen={depart ? [depart.id] : []}
        onChoose={({ id }) => choose(id)}
        height={TREE_HEIGHT}
      />
    </nav>
  )
}

interface Branch {
  value: string
  title: string
  children: Branch[]
}
const branchesOf = (departs: readonly PickerDepart[]): Branch[] =>
  departs.map(({ id, name, children }) => ({ value: id, title: name, children: branchesOf(children) }))

/** Lets the user select a department: in a tree, or on a phone in a tree select. */
function Picker({ props, departs, depart, choose }: SideProps) {
  const t = useText()
  const branches = useMemo(() => branchesOf(departs), [departs])
  return (
    <TreeSelect<string | null>
      className={css.picker}
      aria-label={t('Tree of departments')}
      treeData={branches}
      treeNodeFilterProp="title"
      showSearch
      allowClear={props.everyone !== undefined}
      placeholder={props.everyone === undefined ? undefined : t(props.everyone)}
      value={depart?.id ?? null}
      treeDefaultExpandedKeys={departs.map(({ id }) => id)}
      onChange={(id) => choose(id ?? '')}
    />
  )
}

/** Shows the pages of the department, each in a tab. If there is only one page, there is no tab bar. */
function Pages({ tabs, depart }: { tabs: readonly DepartTab[]; depart: PickerDepart | undefined }) {
  const t = useText()
  const [tabParam, open] = useAddressParam('tab')
  const hostOf = ({ page, param, value }: DepartTab) => (
    // When the user selects another department, the new key resets the rows and the search.
    <PageHost key={depart?.id ?? ''} component={page} params={{ [param]: depart?.[value] ?? '' }} />
  )
  const [only] = tabs
  if (tabs.length === 1 && only) return <div className={css.content}>{hostOf(only)}</div>
  const active = tabs.find(({ id }) => id === tabParam) ?? only
  return (
    <Tabs
      className={css.content}
      activeKey={active?.id ?? ''}
      onChange={(id) => open(id, { replace: true })}
      destroyOnHidden
      items={tabs.map((tab) => ({ key: tab.id, label: t(tab.title), children: hostOf(tab) }))}
    />
  )
}

/** Shows a tree of departments, and the pages of the selected department. */
export const departPagesPage = definePage<DepartPagesProps>({
  name: 'system/DepartPages',
  title: 'Pages of a department',
  Component: DepartPages,
})
