import { defineKind, useRuntime } from '#runtime'
import type { CustomPage } from '#schemas'

/** A developer's own page: the renderer it names has the screen to itself. */
export const customKind = defineKind<CustomPage>({ kind: 'custom', Component: CustomPageView })

function CustomPageView({ page }: { page: CustomPage }) {
  const { registry } = useRuntime()
  const { renderer, props = {} } = page.custom
  const { Component } = registry.pages.get(renderer, { page: page.id, pointer: '/custom/renderer' })
  return <Component page={page} props={props} />
}
