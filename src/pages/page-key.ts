const kebab = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()

/** Where a component path's page file lies: `bill/SettleBillList` → `bill/settle-bill-list`; the checker agrees. */
export function pageKey(component: string): string {
  return component.split('/').map(kebab).join('/')
}
