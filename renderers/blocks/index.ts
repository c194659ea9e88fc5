import { figureBlock } from './figure/index.tsx'

/** Every block, listed once. */
export const blocks = [figureBlock]
