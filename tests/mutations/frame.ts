import type { Mutation } from './mutation.ts'

export const frame: Mutation[] = [
  {
    row: '2.45',
    file: 'src/tabs/use-tab-actions.ts',
    code: "text('this is the last page, cannot close anymore')",
    broken: "text('home cannot be closed!')",
  },
  {
    row: '9.9',
    file: 'src/layouts/main/brand.module.css',
    code: 'min-width: 165px',
    broken: 'min-width: 100px',
  },
  {
    row: '2.76',
    file: 'src/layouts/main/brand.module.css',
    code: 'min-width: 165px',
    broken: 'min-width: 164px',
  },
]
