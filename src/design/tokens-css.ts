import {
  type Appearance,
  brand,
  channels,
  codeFamily,
  FORM_PX,
  fontFamily,
  hues,
  PRIMARY_COLORS,
  pictures,
  roles,
  type Shade,
  surfaces,
} from '#schemas/tokens'
import { fillOf, readableShade } from './readable.ts'

type Declarations = readonly (readonly [name: string, value: string])[]

const inAppearance = (shades: Record<string, Shade>, appearance: Appearance): Declarations =>
  Object.entries(shades).map(([name, shade]) => [name, shade[appearance]])

const hueShades: Record<string, Shade> = Object.fromEntries(
  Object.entries(hues).flatMap(([hue, shades]) =>
    Object.entries(shades).map(([use, shade]) => [`${hue}-${use}`, shade]),
  ),
)

const channelShades: Record<string, Shade> = Object.fromEntries(
  Object.entries(channels).map(([name, shade]) => [`channel-${name}`, shade]),
)

/** The default primary color, for pages that don't load the component library. */
function primary(appearance: Appearance): Declarations {
  const [color] = PRIMARY_COLORS
  const fill = fillOf(color)
  const { page, surface, soft } = surfaces
  const grounds = [page, surface, soft].map((shade) => shade[appearance])
  return [
    ['primary', color],
    ['primary-hover', fill.hover],
    ['on-primary', fill.text],
    ['primary-text', readableShade(color, grounds)],
  ]
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Values that are the same in both appearances. The color of a role is that of its hue. */
const constants: Declarations = [
  ...Object.entries(brand).map(([name, color]) => [`brand-${name}`, color] as const),
  ...Object.entries(roles)
    .filter(([role, hue]) => role !== hue)
    .map(([role, hue]) => [kebab(role), `var(--gw-${hue}-mark)`] as const),
  ...Object.entries(pictures).flatMap(([name, { light, dark }]) => [
    [`picture-light-${name}`, light] as const,
    [`picture-dark-${name}`, dark] as const,
  ]),
  ['font', fontFamily],
  ['font-code', codeFamily],
  ['form-width', `${FORM_PX}px`],
]

const block = (selector: string, declarations: Declarations) =>
  `${selector} {\n${declarations.map(([name, value]) => `  --gw-${name}: ${value};\n`).join('')}}\n`

const colorsOf = (appearance: Appearance): Declarations =>
  [hueShades, channelShades, surfaces]
    .flatMap((shades) => inAppearance(shades, appearance))
    .concat(primary(appearance))

/** Returns the design tokens as custom properties of CSS. */
export const tokensCss = (): string =>
  [
    '/* Written by `npm run tokens` from schemas/tokens.ts. */\n',
    block(':root', [...colorsOf('light'), ...constants]),
    block(':root[data-appearance="dark"]', colorsOf('dark')),
  ].join('\n')
