import type { ThemeConfig } from 'antd'

/**
 * antd without its styles and its motion. A look-up by role asks for the computed style of every element, which
 * takes longer than all else in a test. What is hidden by antd's styles alone is there in such a screen.
 */
export const unstyled: ThemeConfig = { zeroRuntime: true, token: { motion: false } }
