import type { ReactNode } from 'react'
import Type from 'typebox'
import { type DataRecord, useOpenBelow, useRuntime } from '#runtime'
import { asText } from './as-text.ts'
import { Anchor } from './row-detail.tsx'

const Name = Type.String({ pattern: '^[A-Za-z_][A-Za-z0-9_]{0,63}$' })
/**
 * Name of a parameter in an address. The name may contain hyphens, as in the parameter of a tab: `tab-rows`.
 */
const Parameter = Type.String({ pattern: '^[A-Za-z_][A-Za-z0-9_-]{0,63}$' })

/** Setting for the parameters that a link passes to its page as values of the row. */
export const LinkQuery = Type.Optional(
  Type.Record(Name, Name, {
    title: 'Page parameters',
    description: 'Maps parameters of the target page to fields of the row.',
  }),
)

/** Setting for the parameters that a link passes to its page as fixed values. */
export const LinkFixed = Type.Optional(
  Type.Record(Parameter, Type.String({ maxLength: 100 }), {
    title: 'Fixed parameters',
    description: 'Values that the link passes for every row.',
  }),
)

/** Returns the setting for the page to which a cell links. Its value is the component path of the page. */
/* @__NO_SIDE_EFFECTS__ */
export const linkedPage = (description: string) =>
  Type.Optional(
    Type.String({
      title: 'Target page',
      pattern: '^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$',
      maxLength: 120,
      description,
    }),
  )

interface Parameters {
  query?: Readonly<Record<string, string>> | undefined
  fixed?: Readonly<Record<string, string>> | undefined
}

/** Returns the path of a page with its parameters. Leaves out a parameter if its field has no value. */
function addressOf(path: string, { query = {}, fixed = {} }: Parameters, record: DataRecord): string {
  const filled = new URLSearchParams(fixed)
  for (const [parameter, field] of Object.entries(query)) {
    const text = asText(record[field])
    if (text !== undefined) filled.set(parameter, text)
  }
  return filled.size > 0 ? `${path}?${filled}` : path
}

/** Id of the record that the link opens in a list. Undefined if the link also sets filters of the list. */
function openedBy({ query = {}, fixed = {} }: Parameters, record: DataRecord): string | undefined {
  const { open, ...filters } = query
  const isPlain = open !== undefined && Object.keys({ ...filters, ...fixed }).length === 0
  return isPlain ? asText(record[open]) : undefined
}

interface Props {
  page: string
  parameters: Parameters
  record: DataRecord
  children: ReactNode
}

/**
 * Links to a page, with parameters from the row. If the user may not open the page, shows only the value. A link
 * to a record of the list below leads back to this list.
 */
export function PageLink({ page, parameters, record, children }: Props) {
  const { navigation } = useRuntime()
  const openBelow = useOpenBelow(page)
  const path = navigation.pathOf(page)
  if (path === undefined) return children
  const address = addressOf(path, parameters, record)
  const id = openedBy(parameters, record)
  const follow = () => (openBelow && id !== undefined ? openBelow(id) : navigation.navigate(address))
  return (
    <Anchor href={address} onNavigate={follow}>
      {children}
    </Anchor>
  )
}
