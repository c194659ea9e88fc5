import path from 'node:path'

/** Replaces `observer` in Formily's packages by ours: see `runtime/form/formily/reactive-react.ts`. */
export const formilyAlias = {
  '@formily/reactive-react': path.join(import.meta.dirname, 'runtime/form/formily/reactive-react.ts'),
}
