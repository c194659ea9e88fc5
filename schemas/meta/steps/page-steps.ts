import Type, { type Static } from 'typebox'
import { defineStep } from '../define-step.ts'
import { PageId } from '../names.ts'
import { Text, Values } from '../value.ts'

export const RefreshStep = defineStep(
  'refresh',
  {
    data: Type.Optional(Type.Array(Type.String(), { title: 'Data sources', description: 'All by default.' })),
  },
  { title: 'Read data again' },
)
export type RefreshStep = Static<typeof RefreshStep>

const opened = { page: PageId, params: Type.Optional(Values), title: Type.Optional(Text) }

export const OpenDrawerStep = defineStep('openDrawer', { ...opened }, { title: 'Open a page in a drawer' })
export type OpenDrawerStep = Static<typeof OpenDrawerStep>

export const OpenPageStep = defineStep('openPage', { ...opened }, { title: 'Open a page in a dialog' })
export type OpenPageStep = Static<typeof OpenPageStep>

export const CloseOverlayStep = defineStep(
  'closeOverlay',
  {},
  { title: 'Close this drawer', description: 'Has no effect outside a drawer.' },
)
export type CloseOverlayStep = Static<typeof CloseOverlayStep>

export const NavigateStep = defineStep(
  'navigate',
  { page: PageId, query: Type.Optional(Values) },
  { title: 'Go to a page' },
)
export type NavigateStep = Static<typeof NavigateStep>
