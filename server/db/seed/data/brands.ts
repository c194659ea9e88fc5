/** Brands of the demo company. */
export const brands = [
  { code: 'GAIWAN', name: '盖碗茶铺' },
  { code: 'WUSHAN', name: '雾山茶事' },
  { code: 'LEAFLID', name: 'Leaf & Lid' },
] as const
