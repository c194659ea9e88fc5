import path from 'node:path'

/** Makes Formily's packages use our own `observer`: see `runtime/form/formily/reactive-react.ts`. */
export const formilyAlias = {
  '@formily/reactive-react': path.join(import.meta.dirname, 'runtime/form/formily/reactive-react.ts'),
}
