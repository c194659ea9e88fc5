import type { ThemeConfig } from 'antd'

/**
 * Theme for antd without styles and motion. A look-up by role reads the computed style of every element. With
 * styles, these look-ups take most of a test's time. Without styles, elements that only a style hides stay
 * visible.
 */
export const unstyled: ThemeConfig = { zeroRuntime: true, token: { motion: false } }
