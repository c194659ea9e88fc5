import { barStories } from './bar/stories.ts'
import { lineStories } from './line/stories.ts'

/** The stories of each chart, by name. */
export const chartStories = { Line: lineStories, Bar: barStories }
