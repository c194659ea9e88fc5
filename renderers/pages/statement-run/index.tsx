import { definePage } from '#runtime'
import { lazyView } from '../../shared/lazy-view.tsx'
import { states } from '../../shared/states.tsx'
import type { StatementRunProps } from './schema.ts'

/** Runs a registered statement with values that are typed into a form made of their types. */
export const statementRunPage = definePage<StatementRunProps>({
  name: 'system/StatementRun',
  title: 'Run a statement',
  Component: lazyView(async () => (await import('./statement-run.tsx')).StatementRunPage, <states.Loading />),
})
