/** Components of `@formily/antd-v5` that don't work here, with their replacements. */
const REFUSED: Readonly<Record<string, string>> = {
  FormDialog: 'Ask with a step "prompt".',
  FormDrawer: 'Open a form page in a drawer: `"open": "drawer"`.',
  FormStep: 'Use a page of kind "wizard": FormStep does not check the steps that were never opened.',
  FormTab: 'Use a node "tabs": FormTab does not check the tabs that were never opened.',
  FormCollapse: 'Use nodes "group" with "collapsed": FormCollapse takes its panels from a schema.',
  ArrayTable: 'Use a node "array".',
  ArrayTabs: 'Use a node "array": ArrayTabs adds rows past the limits of the page.',
  SelectTable: 'Use "PagePick".',
  'formily/Transfer': 'Use "CheckboxGroup": Transfer finds no choices without a data source of Formily.',
  'formily/Upload': 'Use "Upload": the one of Formily sends files to any address.',
  'formily/Password': 'Use "Password": the one of Formily shows the text where it is read.',
}

/** Replacement advice for an unsupported Formily component; undefined for all others. */
export function refusedComponent(name: string): string | undefined {
  const key = [name, name.replace(/^formily[/]/, '')].find((each) => Object.hasOwn(REFUSED, each))
  return key === undefined ? undefined : REFUSED[key]
}
