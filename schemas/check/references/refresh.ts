import { permissionOf } from '../../contracts/endpoint.ts'
import type { Page } from '../../meta/page.ts'
import type { CheckContext } from '../context.ts'
import { blocksOf } from '../dashboard-parts.ts'
import type { Path } from '../page-text.ts'

/**
 * Checks the models whose changes make the page reload its data. Each of these models must have a list that
 * needs a permission, because the server reports changes only for such models.
 */
export function checkRefresh({ page, options: { contracts }, report }: CheckContext) {
  const known = Object.entries(contracts.operations).flatMap(([name, operation]) =>
    operation.gives === 'page' && permissionOf(operation) !== undefined
      ? (contracts.shapes[name]?.model ?? [])
      : [],
  )
  for (const { model, path } of watchedModels(page)) {
    if (known.includes(model)) continue
    const message = `No list that needs a permission has the model "${model}", so its changes are not reported.`
    report({ code: 'E204', path, message, written: model, known })
  }
}

function watchedModels(page: Page): { model: string; path: Path }[] {
  const parts: { on: readonly string[] | undefined; path: Path }[] = [
    ...(page.kind === 'list' ? [{ on: page.list.refresh?.on, path: ['list'] }] : []),
    ...(page.kind === 'detail' ? [{ on: page.detail.refresh?.on, path: ['detail'] }] : []),
    ...(page.kind === 'dashboard' ? [{ on: page.dashboard.refresh?.on, path: ['dashboard'] }] : []),
    ...blocksOf(page).map(({ value, path }) => ({ on: value.refresh?.on, path })),
  ]
  return parts.flatMap(({ on = [], path }) =>
    on.map((model, index) => ({ model, path: [...path, 'refresh', 'on', index] })),
  )
}
