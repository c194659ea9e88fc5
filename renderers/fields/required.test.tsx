// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { draw } from '../../tests/support/draw.tsx'
import { fields } from '../index.ts'
import { FieldControl } from '../shared/form/field-control.tsx'
import { FormItem } from '../shared/form-item.tsx'
import { preload } from '../shared/lazy-view.tsx'
import { fieldStories } from '../stories.gen.ts'

afterEach(cleanup)

/** Fields whose inputs are never empty, have no input of their own, or open one later. */
const EXEMPT = ['Ordering', 'TryOut', 'PermissionTree', 'MapPoint', 'formily/Editable', 'formily/PreviewText']

const saysRequired = (container: Element) =>
  container.querySelector('[aria-required="true"]') !== null ||
  (container.querySelector('[aria-describedby~="f-required"]') !== null &&
    container.querySelector('#f-required')?.textContent === 'Required input')

test.each(fields.map(({ name }) => name).filter((name) => !EXEMPT.includes(name)))(
  'a required %s says so to screen readers',
  async (name) => {
    const definition = fields.find((known) => known.name === name)
    await preload(definition?.Component)
    const [story] = fieldStories[name as keyof typeof fieldStories] as { props?: object }[]
    const { container } = draw(
      <FormItem id="f" label="field" required help={undefined} errors={[]} errorId="e">
        <FieldControl
          definition={definition as never}
          settings={(story?.props ?? {}) as never}
          id="f"
          value={undefined}
          onChange={() => undefined}
          isInvalid={false}
          isRequired
        />
      </FormItem>,
    )

    await expect.poll(() => saysRequired(container)).toBe(true)
  },
)
