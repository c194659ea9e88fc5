import type { RawBuilder, SqlBool } from 'kysely'
import type { SeedFolder, SeedMenu } from '../../db/seed/menu.ts'
import type { ChannelResultsByKind } from '../channel/results.ts'
import type { Scope } from '../http/request.ts'
import { type AreaParts, mergeParts } from './area-parts.ts'

/** Records with attached files. */
export interface Attachments {
  /** Access codes; a reader of the files needs one of them. */
  access: readonly string[]
  /** Returns the SQL condition that a record within the scope has a file with this path. */
  hasFile: (path: string, scope: Scope) => RawBuilder<SqlBool>
}

/** Everything that the folder of an area adds to the product. */
export interface Area extends AreaParts {
  /** Name of the folder. */
  name: string
  /** Records with attached files. */
  attachments?: readonly Attachments[]
  /** Reactions to results of operations at payment channels, by kind of operation. */
  channelResults?: ChannelResultsByKind
  /** Folders of the menu. Menus of other areas can be in them. */
  menuFolders?: readonly SeedFolder[]
  /** Menus with their buttons, and the roles to which the first start grants them. */
  menus?: readonly SeedMenu[]
}

interface AreaDeclaration extends Area {
  /** Kinds of records, from which lists, routes, exports and imports are derived. */
  resources?: readonly { parts: AreaParts }[]
}

/** Declares an area. It takes effect by its line in `server/areas.ts`. */
export const defineArea = ({ resources = [], ...area }: AreaDeclaration): Area => ({
  ...area,
  ...mergeParts([...resources.map(({ parts }) => parts), area]),
})
