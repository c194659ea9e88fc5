import type { NodeLabel } from './page-nodes.ts'

/** Languages in which changes can be described. */
export type ChangeLocale = 'en-US' | 'zh-CN'

/**
 * Phrases in one language, from which sentences about changes are formed. Names and values are quoted before
 * they are inserted.
 */
export interface ChangeWords {
  labels: Readonly<Record<NodeLabel, string>>
  /** Returns the phrase for a node, from its label and its quoted name. */
  node: (label: string, name: string) => string
  item: (title: string, index: number) => string
  added: (node: string, parts: number) => string
  removed: (node: string, parts: number) => string
  movedAfter: (node: string, other: string) => string
  movedFirst: (node: string) => string
  movedTo: (node: string, from: string, to: string) => string
  topLevel: string
  renamed: (node: string, title: string) => string
  titled: (node: string, title: string) => string
  untitled: (node: string, title: string) => string
  newId: (node: string, before: string, after: string) => string
  changed: (setting: string, node: string, values: string) => string
  changedMany: (node: string, settings: string) => string
  /** The phrase for the compared page itself, which needs no name. */
  page: string
  setting: (setting: string, values: string) => string
  separator: string
  more: (count: number) => string
  on: string
  off: string
  none: string
}

const parts = (count: number) => (count === 0 ? '' : ` with ${count} ${count === 1 ? 'part' : 'parts'}`)

const english: ChangeWords = {
  labels: {
    page: 'page',
    'data source': 'data source',
    parameter: 'parameter',
    column: 'column',
    'search field': 'search field',
    field: 'field',
    section: 'section',
    'sub-table': 'sub-table',
    sum: 'sum',
    'embedded page': 'embedded page',
    region: 'region',
    'column group': 'column group',
    submit: 'submit button',
    text: 'text',
    'own part': 'custom part',
    timeline: 'timeline',
    frame: 'frame',
    action: 'action',
    step: 'step',
    'row tone': 'row tone',
    rule: 'rule',
    block: 'block',
    dimension: 'dimension',
    measure: 'measure',
    filter: 'filter',
    chart: 'chart',
    check: 'check',
    input: 'input',
    node: 'part',
  },
  node: (label, name) => `${label} ${name}`,
  item: (title, index) => `${title} ${index}`,
  added: (node, count) => `${node}${parts(count)} was added`,
  removed: (node, count) => `${node}${parts(count)} was removed`,
  movedAfter: (node, other) => `${node} moved after ${other}`,
  movedFirst: (node) => `${node} moved to the first place`,
  movedTo: (node, from, to) => `${node} moved from ${from} to ${to}`,
  topLevel: 'the top level',
  renamed: (node, title) => `${node} was renamed to ${title}`,
  titled: (node, title) => `${node} got the title ${title}`,
  untitled: (node, title) => `${node} lost its title ${title}`,
  newId: (node, before, after) => `Id of ${node} changed: ${before} → ${after}`,
  changed: (setting, node, values) => `${setting} of ${node} changed: ${values}`,
  changedMany: (node, settings) => `${node} changed: ${settings}`,
  page: 'the page',
  setting: (setting, values) => `${setting}: ${values}`,
  separator: '; ',
  more: (count) => `${count} more`,
  on: 'on',
  off: 'off',
  none: 'not set',
}

const chinese: ChangeWords = {
  labels: {
    page: '页面',
    'data source': '数据源',
    parameter: '参数',
    column: '列',
    'search field': '搜索项',
    field: '字段',
    section: '分组',
    'sub-table': '子表',
    sum: '合计',
    'embedded page': '嵌入页面',
    region: '区域',
    'column group': '列分组',
    submit: '提交按钮',
    text: '文本',
    'own part': '自定义部分',
    timeline: '时间线',
    frame: '嵌入框架',
    action: '操作',
    step: '步骤',
    'row tone': '行颜色',
    rule: '校验规则',
    block: '区块',
    dimension: '维度',
    measure: '指标',
    filter: '筛选项',
    chart: '图表',
    check: '检查项',
    input: '输入项',
    node: '部分',
  },
  node: (label, name) => `${label}${name}`,
  item: (title, index) => `${title} ${index}`,
  added: (node, count) => `新增${node}${count === 0 ? '' : `（含 ${count} 个下级部分）`}`,
  removed: (node, count) => `删除${node}${count === 0 ? '' : `（含 ${count} 个下级部分）`}`,
  movedAfter: (node, other) => `${node}移到${other}之后`,
  movedFirst: (node) => `${node}移到首位`,
  movedTo: (node, from, to) => `${node}从${from}移到${to}`,
  topLevel: '顶层',
  renamed: (node, title) => `${node}改名为${title}`,
  titled: (node, title) => `${node}设置标题${title}`,
  untitled: (node, title) => `${node}取消标题${title}`,
  newId: (node, before, after) => `${node}的标识变更：${before} → ${after}`,
  changed: (setting, node, values) => `${node}的${setting}变更：${values}`,
  changedMany: (node, settings) => `${node}变更：${settings}`,
  page: '页面',
  setting: (setting, values) => `${setting}：${values}`,
  separator: '；',
  more: (count) => `另有 ${count} 项`,
  on: '开',
  off: '关',
  none: '未设置',
}

/** Phrases for sentences about changes, by language. */
export const changeWords: Readonly<Record<ChangeLocale, ChangeWords>> = {
  'en-US': english,
  'zh-CN': chinese,
}
