/** Components of `@formily/antd-v5` that pages don't support, each with advice on what to use instead. */
const UNSUPPORTED: Readonly<Record<string, string>> = {
  FormDialog: 'Use a step "prompt".',
  FormDrawer: 'Open a form page in a drawer: `"open": "drawer"`.',
  FormStep: 'Use a page of kind "wizard": FormStep does not validate steps that the user has not opened.',
  FormTab: 'Use a node "tabs": FormTab does not validate tabs that the user has not opened.',
  FormCollapse: 'Use nodes "group" with "collapsed": FormCollapse needs a Formily schema for its panels.',
  ArrayTable: 'Use a node "array".',
  ArrayTabs: 'Use a node "array": ArrayTabs ignores the row limits of the page.',
  SelectTable: 'Use "PagePick".',
  'formily/Transfer': 'Use "CheckboxGroup": Transfer gets its options only from a Formily data source.',
  'formily/Upload': 'Use "Upload": Formily\'s Upload sends files to any address.',
  'formily/Password': 'Use "Password": Formily\'s Password shows the password in read-only forms.',
}

/**
 * Returns advice on what to use instead of an unsupported Formily component. Returns undefined for any other
 * component.
 */
export function unsupportedComponentAdvice(name: string): string | undefined {
  const key = [name, name.replace(/^formily[/]/, '')].find((each) => Object.hasOwn(UNSUPPORTED, each))
  return key === undefined ? undefined : UNSUPPORTED[key]
}
