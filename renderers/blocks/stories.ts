import { figureStories } from './figure/stories.ts'

/** The stories of each block, by name. */
export const blockStories = { Figure: figureStories }
