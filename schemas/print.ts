export { canonicalText } from './print/canonical-text.ts'
export { printFragment, printPage } from './print/print-page.ts'
