export { canonicalText } from './print/canonical-text.ts'
export { printPage } from './print/print-page.ts'
