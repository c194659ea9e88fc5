import type { RoleCode } from '../../server/db/seed/data/accounts.ts'
import { roles } from '../../server/db/seed/data/accounts.ts'
import type { RouteAccess } from '../../server/platform/http/permission-check.ts'
import { registry } from '../../server/registry.ts'

/**
 * A kind of caller: a caller without a token, with an invalid token, or signed in. A signed-in caller has no
 * role or one of the shipped roles.
 */
export type Actor = 'visitor' | 'forged token' | 'no role' | RoleCode

/** All actors, in the order of the columns. */
export const actors: readonly Actor[] = [
  'visitor',
  'forged token',
  'no role',
  ...roles.map(({ code }) => code).reverse(),
]

/** A route, and the actors that may call it. */
export interface MatrixRow {
  method: string
  /** Path below the API base. The whole path if the route is not below the API base. */
  path: string
  access: string
  allowed: readonly Actor[]
}

/** The roles to which the seed grants a permission, by permission code. */
const grantedTo = new Map<string, readonly RoleCode[]>(
  registry.permissions.flatMap(({ code, roles }) => (code === null ? [] : [[code, roles] as const])),
)

function allowedActors(access: string): Actor[] {
  if (access === 'public') return [...actors]
  if (access === 'signedIn') return actors.filter((actor) => actor !== 'visitor' && actor !== 'forged token')
  const granted: readonly Actor[] = grantedTo.get(access) ?? []
  return actors.filter((actor) => granted.includes(actor))
}

/**
 * Computes from the routes' declarations and the seed's grants which actors may call each route. Sorts by
 * path.
 */
export function expectedMatrix(routes: readonly RouteAccess[]): MatrixRow[] {
  return routes
    .filter(({ method }) => method !== 'HEAD')
    .map(({ method, url, access }) => ({ method, path: url, access, allowed: allowedActors(access) }))
    .sort((a, b) => `${a.path} ${a.method}`.localeCompare(`${b.path} ${b.method}`, 'en'))
}

const words = (access: string) =>
  ({ public: 'public', signedIn: 'signed in', signed: 'signed request' })[access] ?? `\`${access}\``

const seeded = roles.map(({ code }) => code).reverse()
const columns = actors.filter((actor) => actor !== 'forged token')

function tableOf(rows: readonly MatrixRow[]): string[] {
  const cells = rows.map(({ method, path, access, allowed }) => [
    `\`${method} ${path.replace('/jeecg-boot', '')}\``,
    words(access),
    ...columns.map((actor) => (allowed.includes(actor) ? '✓' : '')),
  ])
  const head = ['call', 'permission', ...columns.map((actor) => actor.replaceAll('_', ' '))]
  return [head, head.map((_, at) => (at < 2 ? '---' : ':-:')), ...cells].map(
    (row) => `| ${row.join(' | ')} |`,
  )
}

const areaOf = ({ path }: MatrixRow) => {
  const [, first = '', second] = path.replace('/jeecg-boot', '').split('/')
  return first === 'sys' || first === 'app' ? `/${first}/${second}` : `/${first}`
}

const introduction = `# API permissions

A test generates this page from the access rules of the routes and the roles of the seed:
\`npx vitest run --project server tests/contract/matrix.test.ts -u\`. The same test file calls every route as each kind of user.

- **\`code\`**: only users who have this permission code may call the route. A code belongs to a menu or a button, which administrators
  grant to roles. Users have the codes of all their roles and department roles; a change applies from the next request on. If the
  access control of a menu or button is off (status 0), every signed-in user may call its routes.
- **signed in**: every signed-in user may call the route. Department scope and data rules limit the rows, and personal records are
  visible only to their owner.
- **signed request**: only machines may call the route, with a signature instead of a user.
- **public**: no login needed.
- ✓: the call is allowed. Rows of other departments get the same response as missing rows. Users can grant only permissions that they have.
- With a forged or expired token only public calls are allowed.
`

/** Returns a table of the roles that have each permission code after the first start, in menu order. */
function codesTable(): string[] {
  const codes = registry.permissions.flatMap(({ code, titles, roles: granted }) =>
    code === null
      ? []
      : [[`\`${code}\``, titles.en, ...seeded.map((role) => (granted.includes(role) ? '✓' : ''))]],
  )
  const head = ['code', 'menu or button', ...seeded.map((role) => role.replaceAll('_', ' '))]
  return [head, head.map((_, at) => (at < 2 ? '---' : ':-:')), ...codes].map(
    (row) => `| ${row.join(' | ')} |`,
  )
}

/** Returns the text of `docs/permissions.md`. */
export function matrixPage(rows: readonly MatrixRow[]): string {
  const areas = [...new Set(rows.map(areaOf))]
  const sections = areas.map((area) => {
    const own = rows.filter((row) => areaOf(row) === area)
    return [`## \`${area}\``, '', ...tableOf(own), ''].join('\n')
  })
  const codes = ['## Codes of the roles', '', ...codesTable()].join('\n')
  return `${[introduction, ...sections, codes].join('\n').trimEnd()}\n`
}
