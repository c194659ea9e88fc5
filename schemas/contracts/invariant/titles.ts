/** Chinese translations of the titles that only the models of this area use. */
export const invariantTitles = {
  'Checked at': '检查时间',
  'First violations': '违反示例',
  Invariant: '不变式',
  'Result of an invariant': '检查结果',
  'Result of an invariant with its violations': '检查结果（含违反示例）',
  Run: '批次',
  Violations: '违反数',
}
