import Type, { type Static } from 'typebox'
import { PageId } from '../names.ts'
import { strictObject } from '../strict-object.ts'
import { Text, Values } from '../value.ts'

export const RefreshStep = strictObject(
  {
    do: Type.Literal('refresh'),
    data: Type.Optional(Type.Array(Type.String(), { title: 'Data sources', description: 'All by default.' })),
  },
  { title: 'Read data again' },
)
export type RefreshStep = Static<typeof RefreshStep>

const opened = { page: PageId, params: Type.Optional(Values), title: Type.Optional(Text) }

export const OpenDrawerStep = strictObject(
  { do: Type.Literal('openDrawer'), ...opened },
  { title: 'Open a page in a drawer' },
)
export type OpenDrawerStep = Static<typeof OpenDrawerStep>

export const OpenPageStep = strictObject(
  { do: Type.Literal('openPage'), ...opened },
  { title: 'Open a page in a dialog' },
)
export type OpenPageStep = Static<typeof OpenPageStep>

export const CloseOverlayStep = strictObject(
  { do: Type.Literal('closeOverlay') },
  { title: 'Close this drawer', description: 'Has no effect outside a drawer.' },
)
export type CloseOverlayStep = Static<typeof CloseOverlayStep>

export const NavigateStep = strictObject(
  { do: Type.Literal('navigate'), page: PageId, query: Type.Optional(Values) },
  { title: 'Go to a page' },
)
export type NavigateStep = Static<typeof NavigateStep>
