import type {
  ArrayDefinition,
  ChartDefinition,
  FieldDefinition,
  LayoutDefinition,
  PageDefinition,
} from '#runtime'
import css from './lazy-renderer.module.css'
import { lazyView } from './lazy-view.tsx'
import { states } from './states.tsx'

type Known<Definition> = Omit<Definition, 'Component'>
type Load<Definition> = () => Promise<Definition>

/**
 * Makes a field whose component is loaded when the field is first drawn. The other properties of the field's
 * definition are available at once.
 */
export const lazyField = <Props, Value>(
  known: Known<FieldDefinition<Props, Value>>,
  load: Load<FieldDefinition<Props, Value>>,
): FieldDefinition<Props, Value> => ({
  ...known,
  // The placeholder has the size of an input, to avoid a layout shift.
  Component: lazyView(async () => (await load()).Component, <span className={css.waiting} aria-busy />),
})

/** Makes a layout whose component is loaded when the layout is first drawn. */
export const lazyLayout = <Props,>(
  known: Known<LayoutDefinition<Props>>,
  load: Load<LayoutDefinition<Props>>,
): LayoutDefinition<Props> => ({ ...known, Component: lazyView(async () => (await load()).Component) })

/** Makes an array component whose code is loaded when the component is first drawn. */
export const lazyArray = <Props extends object>(
  known: Known<ArrayDefinition<Props>>,
  load: Load<ArrayDefinition<Props>>,
): ArrayDefinition<Props> => ({ ...known, Component: lazyView(async () => (await load()).Component) })

/** Makes a chart whose component is loaded when the chart is first drawn. */
export const lazyChart = <Props,>(
  known: Known<ChartDefinition<Props>>,
  load: Load<ChartDefinition<Props>>,
): ChartDefinition<Props> => ({ ...known, Component: lazyView(async () => (await load()).Component) })

/** Makes a custom page whose component is loaded when the page opens. */
export const lazyPage = <Props,>(
  known: Known<PageDefinition<Props>>,
  load: Load<PageDefinition<Props>>,
): PageDefinition<Props> => ({
  ...known,
  Component: lazyView(async () => (await load()).Component, <states.Loading />),
})
