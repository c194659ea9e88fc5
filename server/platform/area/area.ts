import type { RawBuilder, SqlBool } from 'kysely'
import type { SeedFolder, SeedMenu } from '../../db/seed/menu.ts'
import type { ChannelResultsByKind } from '../channel/results.ts'
import type { Scope } from '../http/request.ts'
import { type AreaParts, mergeParts } from './area-parts.ts'

/** Records with attached files. */
export interface Attachments {
  /** Access codes, of which a user needs at least one to read the files. */
  access: readonly string[]
  /** Returns an SQL condition that is true if a record within the scope has a file with this path. */
  hasFile: (path: string, scope: Scope) => RawBuilder<SqlBool>
}

/** Everything that the folder of an area adds to the product. */
export interface Area extends AreaParts {
  /** Name of the folder. */
  name: string
  /** Records with attached files. */
  attachments?: readonly Attachments[]
  /** Functions that handle the results of channel operations, by kind of operation. */
  channelResults?: ChannelResultsByKind
  /** Menu folders, which can also contain menus of other areas. */
  menuFolders?: readonly SeedFolder[]
  /** Menus with their buttons, and the roles to which the first start grants them. */
  menus?: readonly SeedMenu[]
}

interface AreaDeclaration extends Area {
  /** Resources, which provide lists, routes, exports and imports. */
  resources?: readonly { parts: AreaParts }[]
}

/** Declares an area. The area takes effect when it is listed in `server/areas.ts`. */
export const defineArea = ({ resources = [], ...area }: AreaDeclaration): Area => ({
  ...area,
  ...mergeParts([...resources.map(({ parts }) => parts), area]),
})
