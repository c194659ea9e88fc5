import path from 'node:path'

/** Packages of Formily draw with our observer: see `runtime/form/formily/reactive-react.ts`. */
export const formilyAlias = {
  '@formily/reactive-react': path.join(import.meta.dirname, 'runtime/form/formily/reactive-react.ts'),
}
