import { RightOutlined } from '@ant-design/icons'
import Type, { type Static } from 'typebox'
import { type BlockArgs, type BlockStory, defineBlock, useRuntime, useText } from '#runtime'
import { strictObject, stringEnum } from '#schemas'
import { formatFen, formatPpm } from '#schemas/money'
import { billRoles, isRole, roles } from '#schemas/tokens'
import { Change } from '../shared/change.tsx'
import { emptyValue } from '../shared/empty-value.tsx'
import { formatNumber } from '../shared/format-number.ts'
import { isPlainClick } from '../shared/row-detail.tsx'
import css from './figure.module.css'

const tones = ['default', 'primary', 'success', 'warning', 'danger', ...billRoles] as const

/** Color of the dot. */
const dotOf = (tone: (typeof tones)[number]) =>
  isRole(tone) ? `var(--gw-${roles[tone]}-mark)` : 'var(--ant-color-primary)'

const Format = ['count', 'money', 'rate'] as const

/**
 * Settings of a figure. The value of the block is a number or an object: `{value, secondary}` has a second
 * number that is shown below the first one, and `{value, yesterday, lastWeek}` has the numbers at the same
 * time of day yesterday and a week ago.
 */
export const FigureProps = strictObject({
  format: Type.Optional(stringEnum(Format, { title: 'Number format', default: 'count' })),
  secondaryFormat: Type.Optional(stringEnum(Format, { title: 'Secondary number format', default: 'money' })),
  secondaryLabel: Type.Optional(
    Type.String({ title: 'Secondary number label', minLength: 1, maxLength: 50 }),
  ),
  compared: Type.Optional(
    Type.Boolean({
      title: 'Compare with previous days',
      description: 'Reserves space for the comparison while the figure loads.',
    }),
  ),
  better: Type.Optional(
    stringEnum(['up', 'down', 'neither'], {
      title: 'Positive direction',
      description: 'Whether an increase or a decrease is an improvement, for a figure with a comparison.',
      default: 'up',
    }),
  ),
  tone: Type.Optional(
    stringEnum(tones, {
      title: 'Colour',
      description: 'The colour of a status of bills is that of its tag.',
      default: 'default',
    }),
  ),
})
export type FigureProps = Static<typeof FigureProps>

type Format = 'count' | 'money' | 'rate'

const formatters: Readonly<Record<Format, (value: number) => string>> = {
  count: (value) => formatNumber(value),
  money: (fen) => `¥ ${formatFen(fen)}`,
  rate: formatPpm,
}

/**
 * Formats a number. Returns undefined for a value that is not a number, and for an amount of money that is
 * not an integer of fen.
 */
function formatFigure(value: unknown, format: Format = 'count'): string | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined
  if (format === 'money' && !Number.isSafeInteger(value)) return undefined
  return formatters[format](value)
}

/** The numbers of a figure: its value, and the numbers for comparison. */
interface FigureValues {
  value: unknown
  secondary?: unknown
  /** Value at the same time of day yesterday. */
  yesterday?: unknown
  lastWeek?: unknown
}

/** Reads the value of the block. A plain number has no values for comparison. */
function readFigure(value: unknown): FigureValues {
  return typeof value === 'object' && value !== null && 'value' in value ? value : { value }
}

type Args = BlockArgs<FigureProps>

function Figure(args: Args) {
  const { navigation } = useRuntime()
  const { to } = args
  if (to === undefined)
    return (
      <div className={css.figure}>
        <Content {...args} />
      </div>
    )
  return (
    <a
      className={css.figure}
      href={to}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        navigation.navigate(to)
      }}
    >
      <Content {...args} />
    </a>
  )
}

function Content({ title, value, to, loading, props }: Args) {
  const t = useText()
  const { tone = 'default', format, secondaryFormat = 'money', secondaryLabel, compared } = props
  const figure = readFigure(value)
  const secondary = formatFigure(figure.secondary, secondaryFormat)
  return (
    <>
      <div className={css.title}>
        <span className={css.name}>
          {tone !== 'default' && <span className={css.dot} style={{ background: dotOf(tone) }} aria-hidden />}
          <span className={css.text} title={title}>
            {title}
          </span>
        </span>
        {to !== undefined && <RightOutlined className={css.arrow} aria-hidden />}
      </div>
      {loading ? (
        <div className={css.wait} role="status" aria-label={t('Loading')} />
      ) : (
        <div className={css.value}>{formatFigure(figure.value, format) ?? emptyValue}</div>
      )}
      <div className={compared ? `${css.secondary} ${css.compared}` : css.secondary}>
        {!loading && secondary !== undefined && (
          <>
            {secondaryLabel && `${t(secondaryLabel)} `}
            <span className={css.amount}>{secondary}</span>
          </>
        )}
        {!loading && isNumber(figure.value) && (
          <Comparison figure={figure} value={figure.value} props={props} />
        )}
      </div>
    </>
  )
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

/**
 * Compares the number with the numbers at the same time of day yesterday and a week ago. Draws nothing if the
 * block's value has neither `yesterday` nor `lastWeek`.
 */
function Comparison({ figure, value, props }: { figure: FigureValues; value: number; props: FigureProps }) {
  const t = useText()
  if (!('yesterday' in figure) && !('lastWeek' in figure)) return null
  const before = (was: unknown) => (isNumber(was) ? was : null)
  const written = (was: unknown) => formatFigure(was, props.format) ?? '–'
  return (
    <span className={css.before} title={t('Up to the same time of day')}>
      <span title={written(figure.yesterday)}>
        <Change
          value={value}
          before={before(figure.yesterday)}
          better={props.better}
          isRate={props.format === 'rate'}
          label={t('vs same time yesterday')}
        />
      </span>
      <span title={written(figure.lastWeek)}>
        <Change
          value={value}
          before={before(figure.lastWeek)}
          better={props.better}
          isRate={props.format === 'rate'}
          label={t('vs same time last week')}
        />
      </span>
    </span>
  )
}

/**
 * Shows a large number, with an optional second number below. The number links to the page with the rows that
 * were counted.
 */
export const figureBlock = defineBlock<FigureProps>({ name: 'Figure', title: 'Figure', Component: Figure })

export const stories: BlockStory<FigureProps>[] = [
  {
    name: 'A count with an amount',
    title: 'Bills to confirm',
    value: { value: 1_284, secondary: 93_520_417_00 },
    props: { tone: 'toConfirm', secondaryLabel: 'Payable' },
  },
  {
    name: 'Something wrong',
    title: 'Held bills',
    value: { value: 12, secondary: 412_300 },
    props: { tone: 'held' },
  },
  { name: 'Only a count', title: 'Released today', value: 0, props: { tone: 'success' } },
  { name: 'An amount', title: 'Paid out this month', value: 1_203_456_700, props: { format: 'money' } },
  {
    name: 'Beside yesterday and a week ago',
    title: 'Sales today',
    value: { value: 2_687_100, yesterday: 2_489_890, lastWeek: 2_969_120 },
    props: { format: 'money' },
  },
  {
    name: 'Nothing before it',
    title: 'Success rate',
    value: { value: 980_716, yesterday: null, lastWeek: 0 },
    props: { format: 'rate' },
  },
  { name: 'Absent', title: 'Bills to confirm', value: null },
]
