import { RightOutlined } from '@ant-design/icons'
import { type BlockArgs, defineBlock, useRuntime, useText } from '#runtime'
import { Change } from '../../shared/change.tsx'
import { emptyValue } from '../../shared/empty-value.tsx'
import { isPlainClick } from '../../shared/row-detail.tsx'
import css from './figure.module.css'
import { type ReadFigure, readFigure, writeFigure } from './read-figure.ts'
import type { FigureProps } from './schema.ts'

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
  const secondary = writeFigure(figure.secondary, secondaryFormat)
  return (
    <>
      <div className={css.title}>
        <span className={css.name}>
          {tone !== 'default' && <span className={`${css.dot} ${css[tone]}`} aria-hidden />}
          <span className={css.text} title={title}>
            {title}
          </span>
        </span>
        {to !== undefined && <RightOutlined className={css.arrow} aria-hidden />}
      </div>
      {loading ? (
        <div className={css.wait} role="status" aria-label={t('Loading')} />
      ) : (
        <div className={css.value}>{writeFigure(figure.value, format) ?? emptyValue}</div>
      )}
      <div className={compared ? `${css.secondary} ${css.compared}` : css.secondary}>
        {!loading && secondary !== undefined && (
          <>
            {secondaryLabel && `${t(secondaryLabel)} `}
            <span className={css.amount}>{secondary}</span>
          </>
        )}
        {!loading && isNumber(figure.value) && <Before figure={figure} value={figure.value} props={props} />}
      </div>
    </>
  )
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

/** How the figure stands against the same time of day before; nothing where it doesn't come with that. */
function Before({ figure, value, props }: { figure: ReadFigure; value: number; props: FigureProps }) {
  const t = useText()
  if (!('yesterday' in figure) && !('lastWeek' in figure)) return null
  const before = (was: unknown) => (isNumber(was) ? was : null)
  const written = (was: unknown) => writeFigure(was, props.format) ?? '–'
  return (
    <span className={css.before} title={t('By the same time of day')}>
      <span title={written(figure.yesterday)}>
        <Change
          value={value}
          before={before(figure.yesterday)}
          better={props.better}
          isRate={props.format === 'rate'}
          label={t('vs yesterday by this time')}
        />
      </span>
      <span title={written(figure.lastWeek)}>
        <Change
          value={value}
          before={before(figure.lastWeek)}
          better={props.better}
          isRate={props.format === 'rate'}
          label={t('vs a week ago by this time')}
        />
      </span>
    </span>
  )
}

/** A number to know at a glance, with a second one below; leads to the rows it counts. */
export const figureBlock = defineBlock<FigureProps>({ name: 'Figure', title: 'Figure', Component: Figure })
