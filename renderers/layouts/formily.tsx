import { FormGrid, FormLayout, useFormLayout } from '@formily/antd-v5'
import { ConfigProvider } from 'antd'
import type { ReactNode } from 'react'
import Type, { type Static, type TSchema } from 'typebox'
import { defineLayout } from '#runtime'
import { strictObject, stringEnum } from '#schemas'
import css from '../shared/form/form.module.css'

/* @__NO_SIDE_EFFECTS__ */
const pixels = (title: string) => Type.Optional(Type.Integer({ title, minimum: 0, maximum: 100 }))
/* @__NO_SIDE_EFFECTS__ */
const columns = (title: string) => Type.Optional(Type.Integer({ title, minimum: 1, maximum: 12 }))

export const props = {
  FormGrid: strictObject({
    minColumns: columns('At least columns'),
    maxColumns: columns('At most columns'),
    minWidth: Type.Optional(Type.Integer({ title: 'Minimum column width (px)', minimum: 50, maximum: 1000 })),
    columnGap: pixels('Pixels between columns'),
    rowGap: pixels('Pixels between rows'),
  }),
  FormLayout: strictObject({
    layout: Type.Optional(stringEnum(['horizontal', 'vertical'], { title: 'Label position' })),
    size: Type.Optional(stringEnum(['small', 'large'], { title: 'Size' })),
    gridColumnGap: pixels('Pixels between columns of a grid'),
    gridRowGap: pixels('Pixels between rows of a grid'),
  }),
} satisfies Record<string, TSchema>

type GridProps = Static<typeof props.FormGrid>

/**
 * Formily's grid, by default with the gaps of our forms. The page or a surrounding layout can set other
 * gaps.
 */
function Grid({ children, ...settings }: GridProps & { children: ReactNode }) {
  const { gridColumnGap = 24, gridRowGap = 20 } = useFormLayout() ?? {}
  return (
    <FormGrid columnGap={gridColumnGap} rowGap={gridRowGap} {...settings}>
      {children}
    </FormGrid>
  )
}

type LayoutProps = Static<typeof props.FormLayout>

/**
 * Formily's form layout. This component also applies the label position and the size to our own labels and
 * inputs.
 */
const Layout = ({ children, layout, size, ...gaps }: LayoutProps & { children: ReactNode }) => (
  <FormLayout {...gaps} layout={layout} size={size}>
    <ConfigProvider componentSize={size}>
      <div className={css.form} data-labels={layout === 'horizontal' ? 'beside' : 'above'}>
        <div className={css.stack}>{children}</div>
      </div>
    </ConfigProvider>
  </FormLayout>
)

/** Void components of `@formily/antd-v5`. The key is the name that pages use. */
export const definitions = {
  FormGrid: defineLayout<GridProps>({
    name: 'formily/FormGrid',
    title: 'Formily grid',
    Component: Grid,
  }),
  FormLayout: defineLayout<LayoutProps>({
    name: 'formily/FormLayout',
    title: 'Formily layout',
    Component: Layout,
  }),
}
