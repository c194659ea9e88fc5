import Type, { type Static } from 'typebox'
import { EmbeddedPage } from './embedded-page.ts'
import { FragmentNode } from './fragment-node.ts'
import { FrameNode } from './frame.ts'
import { AccessCode, Label, NodeId, RendererName, RendererProps } from './names.ts'
import { DetailArray, DetailGroup, DetailSum, NodeWidth } from './record-node.ts'
import { strictObject } from './strict-object.ts'
import { TextFormat, TextTone } from './text-format.ts'
import { Expression, Text, When } from './value.ts'

/** A text in a detail page. Expressions in the text can read the record and the data sources of the page. */
export const DetailText = strictObject(
  {
    node: Type.Literal('text'),
    id: NodeId,
    title: Type.Optional(Label),
    tone: TextTone,
    text: Text,
    format: TextFormat,
    visible: Type.Optional(When),
    requires: Type.Optional(AccessCode),
  },
  { title: 'Text' },
)
export type DetailText = Static<typeof DetailText>

/** Texts and tone of each entry in a timeline. Expressions read the entry as `row`. */
const TimelineEntry = strictObject(
  {
    title: Text,
    time: Type.Optional(Type.Unsafe<Expression>({ ...Expression, title: 'Time' })),
    tone: Type.Optional(
      Type.Unsafe<Expression>({
        ...Expression,
        title: 'Tone',
        description: 'Gives info, success, warning, danger or muted; any other value has no colour.',
      }),
    ),
    description: Type.Optional(Type.Unsafe<Text>({ ...Text, title: 'Description' })),
  },
  { title: 'Entry', description: 'Texts of an entry; expressions read it as row.' },
)
export type TimelineEntry = Static<typeof TimelineEntry>

/** The history of a record. The entries of the history are shown one below the other. */
export const DetailTimeline = strictObject(
  {
    node: Type.Literal('timeline'),
    id: NodeId,
    title: Type.Optional(Label),
    width: NodeWidth,
    value: Type.Unsafe<Expression>({
      ...Expression,
      title: 'Rows',
      description: 'A list: data.<source>, or a field of the record.',
    }),
    entry: TimelineEntry,
    empty: Type.Optional(Label),
    visible: Type.Optional(When),
    requires: Type.Optional(AccessCode),
  },
  { title: 'Timeline' },
)
export type DetailTimeline = Static<typeof DetailTimeline>

/** A part of a detail page that is drawn by a block that a developer has registered. */
export const DetailCustom = strictObject(
  {
    node: Type.Literal('custom'),
    id: NodeId,
    title: Type.Optional(Label),
    renderer: RendererName,
    props: Type.Optional(RendererProps),
    value: Type.Optional(
      Type.Unsafe<Expression>({
        ...Expression,
        title: 'Value',
        description: 'What the renderer shows; reads the record and data.<source>.',
      }),
    ),
    visible: Type.Optional(When),
    requires: Type.Optional(AccessCode),
  },
  { title: 'Custom part' },
)
export type DetailCustom = Static<typeof DetailCustom>

/** A tab of a detail page, with its nodes. The data of a tab load when the user opens the tab. */
export interface DetailTab {
  id: string
  title: string
  visible?: When
  requires?: AccessCode
  nodes: DetailNode[]
}

/** Tabs of a detail page. The address of the page contains the id of the open tab. */
export interface DetailTabs {
  node: 'tabs'
  id: string
  visible?: When
  requires?: AccessCode
  items: DetailTab[]
}

/** A node of a detail page: values, rows, another page, or one of the nodes that are declared above. */
export type DetailNode =
  | DetailGroup
  | DetailArray
  | DetailSum
  | EmbeddedPage
  | DetailText
  | DetailTimeline
  | DetailCustom
  | FrameNode
  | DetailTabs

/** Reference to the schema `DetailNode` among the definitions of the page schema. */
export const DetailNode = Type.Unsafe<DetailNode>({ $ref: '#/$defs/DetailNode' })

const DetailTab = strictObject(
  {
    id: NodeId,
    title: Label,
    visible: Type.Optional(When),
    requires: Type.Optional(AccessCode),
    nodes: Type.Array(DetailNode, { title: 'Nodes', minItems: 1, maxItems: 50 }),
  },
  { title: 'Tab' },
)

const DetailTabs = strictObject(
  {
    node: Type.Literal('tabs'),
    id: NodeId,
    visible: Type.Optional(When),
    requires: Type.Optional(AccessCode),
    items: Type.Array(DetailTab, { title: 'Tabs', minItems: 1, maxItems: 20 }),
  },
  { title: 'Tabs' },
)

/** The complete schema of a node, to which `DetailNode` refers. */
export const detailNodeShape = Type.Unsafe<DetailNode>({
  title: 'Node',
  type: 'object',
  required: ['node'],
  discriminator: { propertyName: 'node' },
  oneOf: [
    DetailGroup,
    DetailArray,
    DetailSum,
    EmbeddedPage,
    DetailText,
    DetailTimeline,
    DetailCustom,
    FrameNode,
    DetailTabs,
    FragmentNode,
  ],
})
