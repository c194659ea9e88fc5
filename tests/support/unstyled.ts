import type { ThemeConfig } from 'antd'

/**
 * antd without styles and motion: look-ups by role read the computed style of every element, which takes most
 * of a test. Elements that only styles hide stay visible.
 */
export const unstyled: ThemeConfig = { zeroRuntime: true, token: { motion: false } }
